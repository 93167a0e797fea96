export {
  type CategoryAttribute,
  attributesOfCategory,
  checkAttributeValues,
  missingAttributes,
  nearestTies,
} from './category-attributes.ts'
export { unusablePatterns } from './pattern.ts'
