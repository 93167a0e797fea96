import { where } from './where.ts'

// pnpm where /warehouse/5, pnpm where brands.update: the screen, operations, handlers, tables and tests.
console.log((await where(process.argv[2] ?? '/')).join('\n'))
