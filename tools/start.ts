import { build } from './build.ts'

await build()
await import('@admin-panel/api/main')
