import { writeFileSync } from 'node:fs'

// The types of the contract are a megabyte and the same for both kinds of modules: ES modules read those of CommonJS.
writeFileSync(`${import.meta.dirname}/dist/index.d.ts`, `export * from './index.cjs'\n`)
