export {
  type CategoryAttribute,
  attributesOfCategory,
  checkAttributeValues,
  missingAttributes,
  nearestTies,
} from './category-attributes.ts'
export { unusablePatterns } from './pattern.ts'
export { saveTies } from './ties.ts'
