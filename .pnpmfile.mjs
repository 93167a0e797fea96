// The exports of a package name its sources, for this workspace; in a tarball they name what `pnpm build` made of them.
const published = (entry, source) =>
  /\.tsx?$/.test(source)
    ? {
        import: { types: `./dist/${entry.slice(2)}.d.ts`, default: `./dist/${entry.slice(2)}.js` },
        require: { types: `./dist/${entry.slice(2)}.d.cts`, default: `./dist/${entry.slice(2)}.cjs` },
      }
    : source

export const hooks = {
  beforePacking(manifest) {
    if (manifest.name === '@admin-panel/ui')
      manifest.exports = Object.fromEntries(
        Object.entries(manifest.exports).map(([entry, source]) => [entry, published(entry, source)]),
      )
    return manifest
  },
}
