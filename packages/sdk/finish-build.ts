import { readFileSync, writeFileSync } from 'node:fs'

const dist = `${import.meta.dirname}/dist`

// The types of the contract are a megabyte and the same for both kinds of modules: ES modules read those of CommonJS.
writeFileSync(`${dist}/index.d.ts`, `export * from './index.cjs'\n`)

// In a package of ES modules esbuild imports CommonJS as Node does: the default export is all of `module.exports`. What
// openapi-fetch gives to `require` has its default export under that name, which `__toESM` finds without the flag.
const commonJs = readFileSync(`${dist}/index.cjs`, 'utf8')
const imported = '__toESM(require("openapi-fetch"), 1)'
if (!commonJs.includes(imported)) throw new Error(`dist/index.cjs has no ${imported}`)
writeFileSync(`${dist}/index.cjs`, commonJs.replace(imported, '__toESM(require("openapi-fetch"))'))
