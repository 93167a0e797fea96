export { createProduct } from './create-product.ts'
export { foundBy } from './find/search.ts'
