export { createCity } from './create-city.ts'
