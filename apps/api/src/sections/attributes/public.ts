export {
  type CategoryAttribute,
  attributesOfCategory,
  checkAttributeValues,
  missingAttributes,
  nearestTies,
} from './category-attributes.ts'
