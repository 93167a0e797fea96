export { publicUrl } from './public-url.ts'
export { takeFiles } from './take-files.ts'
