export { createCarBrand } from './create-car-brand.ts'
export { wrongYears } from './years.ts'
