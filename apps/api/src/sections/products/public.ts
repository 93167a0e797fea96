export { createProduct } from './create-product.ts'
export { listOf as listOfProducts, withinCategories } from './find/list-of.ts'
export { productMatches } from './find/search.ts'
