export { publicUrl } from './public-url.ts'
export { takeFiles } from './take-files.ts'
export { requireDayRoom } from './quota.ts'
export { storeFile } from './store-file.ts'
