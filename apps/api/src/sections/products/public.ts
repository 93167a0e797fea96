export { createProduct } from './create-product.ts'
export { foundBy } from './find/search.ts'
export { moderatedProduct } from './moderated.ts'
export { update } from './update.ts'
