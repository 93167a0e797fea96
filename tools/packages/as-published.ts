import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../run.ts'
import manifest from '../../packages/ui/package.json' with { type: 'json' }

const ui = join(root, 'packages/ui')
const built = new Map(
  Object.entries(manifest.exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([name, file]) => [join(ui, file), join(ui, 'dist', `${name}.js`)]),
)

/** The files that the package publishes, which the compiler must not see a second time. */
export const published = /\/packages\/ui\/dist\//

/** Lets the tests of the components run on what is published: a module that the package exports comes from its build. */
export function asPublished(): Plugin {
  return {
    name: 'as-published',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (resolved && built.get(resolved.id)) ?? resolved
    },
  }
}
