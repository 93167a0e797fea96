export {
  type CategoryAttribute,
  attributesOfCategory,
  checkAttributeValues,
  missingAttributes,
  nearestTies,
} from './category-attributes.ts'
export { TYPE_LABELS } from './types.ts'
