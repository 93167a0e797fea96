import { readFileSync } from 'node:fs'

const { author, bugs, homepage, license, repository } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)

/** The built module of an entry, without extension; `undefined` for styles and JSON. */
function builtModule(entry, target) {
  if (typeof target === 'object') return target.default.replace(/\.js$/, '')
  return /\.tsx?$/.test(target) ? `./dist/${entry.slice(2)}` : undefined
}

function publishedTarget(entry, target) {
  const module = builtModule(entry, target)
  if (!module) return target
  return {
    import: { types: `${module}.d.ts`, default: `${module}.js` },
    require: { types: `${module}.d.cts`, default: `${module}.cjs` },
  }
}

/** The version that the library was tested with, and later ones that are compatible: a host shares one copy of them. */
const caret = (ranges = {}) =>
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, range.replace(/^(?=\d)/, '^')]))

export const hooks = {
  /** In the workspace the exports name the sources. In a tarball they name the built files, and all packages share some fields. */
  beforePacking(manifest) {
    const name = manifest.name.split('/').at(-1)
    const { devDependencies: _dev, scripts: _scripts, imports: _imports, ...published } = manifest
    return {
      ...published,
      author,
      bugs,
      homepage,
      license,
      repository: { ...repository, directory: `packages/${name}` },
      ...(manifest.exports['.'] && { main: './dist/index.cjs', types: './dist/index.d.ts' }),
      exports: Object.fromEntries(
        Object.entries(manifest.exports).map(([entry, target]) => [entry, publishedTarget(entry, target)]),
      ),
      dependencies: caret(manifest.dependencies),
    }
  },
}
