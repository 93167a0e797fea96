import { defaultServerConditions, runnerImport, type Plugin, type Rollup } from 'vite'
import { join } from 'node:path'
import type { Section } from './src/page/section.ts'

const SOURCE = join(import.meta.dirname, 'src')
const MODULE = /__vite_ssr_dynamic_import__\("\/src\/([^"]+)"\)/
/** What a page behind the sign-in loads beside its screen. */
const SHELL = ['sections.ts', 'app/default-layout.tsx']

/**
 * Writes `screens.json`: the scripts and styles of each path, beyond those that index.html names. The server preloads
 * them with the document, so that no chunk waits for the one that imports it.
 */
export function screenChunks(): Plugin {
  return {
    name: 'screen-chunks',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry) this.error('The build has no entry')
      const first = filesOf([entry], bundle)
      const chunkOf = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(SOURCE, module)))
        return chunk ?? this.error(`No chunk of the build has ${module}`)
      }
      const shell = SHELL.map(chunkOf)
      const paths = (await screens()).map(({ path, module, isPublic }) => {
        const files = filesOf([...(isPublic ? [] : shell), chunkOf(module)], bundle)
        return [path, files.filter((file) => !first.includes(file))]
      })
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(paths)) })
    },
  }
}

/** The files of chunks and of what they import statically. */
function filesOf(roots: readonly Rollup.OutputChunk[], bundle: Rollup.OutputBundle): string[] {
  const chunks = new Set(roots)
  for (const { imports } of chunks)
    for (const name of imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') chunks.add(imported)
    }
  return [...chunks].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
}

/** The sections are executed, because some of them compute their screens. */
async function screens() {
  const conditions = ['@admin-panel/source', ...defaultServerConditions]
  const options = {
    root: import.meta.dirname,
    configFile: false as const,
    logLevel: 'error' as const,
    environments: { inline: { resolve: { conditions } } },
    plugins: [withoutMessages],
  }
  const [{ module: own }, { module: open }] = await Promise.all([
    runnerImport<{ sections: readonly Section[] }>('/src/sections.ts', options),
    runnerImport<{ publicSections: readonly Section[] }>('/src/public-sections.ts', options),
  ])
  return [...own.sections, ...open.publicSections].flatMap((section) =>
    section.screens.map(({ path, lazy }) => {
      const [, module] = MODULE.exec(lazy.toString()) ?? []
      if (module === undefined) throw new Error(`The screen at ${path} imports its module in a way that is not known`)
      return { path, module, isPublic: open.publicSections.includes(section) }
    }),
  )
}

// No one has a language while the panel is built.
const withoutMessages: Plugin = {
  name: 'without-messages',
  enforce: 'pre',
  load: {
    filter: { id: /\/(paraglide\/messages\.js|text\/locale\.ts)$/ },
    handler: () => 'export const m = new Proxy({}, { get: () => () => "" }), getLocale = () => "ru"',
  },
}
