import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

// A worker of workerd is a default export; it answers with the verdicts.
const worker = `import { smoke } from './smoke.ts'
export default { fetch: async (_request, { ADDRESS }) => Response.json(await smoke(ADDRESS)) }`

/** Writes the suite for each kind of runtime into `folder`, in which the packed SDK is installed. */
export async function bundleSmoke(folder: string): Promise<void> {
  // A copy beside the installed packages, because here the imports would lead to the workspace.
  const sources = join(folder, 'sources')
  cpSync(import.meta.dirname, sources, { recursive: true })
  const source = (name: string) => join(sources, name)
  const options: BuildOptions = { bundle: true, format: 'esm', logLevel: 'error' }
  // A process resolves the packages itself; a worker and a page take one file.
  const processes: BuildOptions = { ...options, platform: 'node', external: ['@admin-panel/*'] }
  await Promise.all([
    build({ ...processes, entryPoints: [source('in-process.ts')], outfile: join(folder, 'in-process.mjs') }),
    build({
      ...processes,
      format: 'cjs',
      entryPoints: [source('in-process.ts')],
      outfile: join(folder, 'in-process.cjs'),
    }),
    build({ ...options, stdin: { contents: worker, resolveDir: sources }, outfile: join(folder, 'in-workerd.mjs') }),
    build({ ...options, entryPoints: [source('in-page.ts')], outfile: join(folder, 'in-page.js') }),
  ])
}
