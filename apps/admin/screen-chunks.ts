import { defaultServerConditions, runnerImport, type Plugin, type Rollup } from 'vite'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { operationsOf, type Document, type OperationEntry } from '@admin-panel/openapi/document'
import type { menu, RECORD_LINK, screens } from './screens.ts'
import type { Screen } from './src/page/section.ts'

const SOURCE = join(import.meta.dirname, 'src')
const EARLY = join(SOURCE, 'early.ts')
const CONTRACT = join(import.meta.dirname, '../../openapi/openapi.yaml')
/** The modules that every page behind the sign-in loads beside its screen. */
const SHELL = ['sections.ts', 'app/default-layout.tsx']

/**
 * Writes `screens.json`: every path of the panel with its scripts and styles, beyond those that index.html names, the requests of its
 * first data, and the script that sends them. The server names them in the document, so that no chunk waits for the one
 * that imports it, and no request for the chunks.
 */
export function screenChunks(): Plugin {
  return {
    name: 'screen-chunks',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: EARLY })
    },
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))
      if (!entry) this.error('The build has no entry')
      const first = filesOf([entry], bundle)
      const chunkOf = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(SOURCE, module)))
        return chunk ?? this.error(`No chunk of the build has ${module}`)
      }
      const shell = SHELL.map(chunkOf)
      const panel = await screensOfPanel()
      const contract: Document = parse(readFileSync(CONTRACT, 'utf8'))
      const operations = new Map(operationsOf(contract).map((entry) => [entry.operation.operationId, entry]))
      const paths = panel.screens.map(({ screen, module, isPublic }) => {
        const files = filesOf([...(isPublic ? [] : shell), chunkOf(module)], bundle)
        return [
          screen.path,
          {
            files: files.filter((file) => !first.includes(file)),
            asks: isPublic ? [] : asksOf(screen, operations),
          },
        ]
      })
      const earlyFile = chunkOf('early.ts').fileName
      const source = JSON.stringify({
        early: earlyFile,
        screens: { ...Object.fromEntries(paths), [panel.RECORD_LINK]: { files: [], asks: [] } },
      })
      this.emitFile({ type: 'asset', fileName: 'screens.json', source })
    },
  }
}

/** The first requests of a page: its user, the redirect rule, and, after the rights that it needs, its list or record. */
function asksOf({ first, permissions = [] }: Screen, operations: ReadonlyMap<string, OperationEntry>) {
  const asks = [operations.get('profile.view')?.path, `${operations.get('system.routeRule')?.path}?path={path}`]
  if (!first) return asks
  const [operation, usual = {}] = typeof first === 'string' ? [first] : first
  const { path = '', parameters = [] } = operations.get(operation) ?? {}
  const names = parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
  const needed = permissions.map((name) => (name.includes('.') ? name : `${name}.index`)).join()
  const values = new URLSearchParams(Object.entries(usual).map(([name, value]) => [name, String(value)]))
  // The address of a list may have parameters of the screen, which the operation would refuse.
  return [...asks, `${needed}@${path}${path.includes('{') ? '' : `?{query:${names.join()}|${values}}`}`]
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
export async function screensOfPanel() {
  const { module } = await runnerImport<{
    menu: typeof menu
    screens: typeof screens
    RECORD_LINK: typeof RECORD_LINK
  }>('/screens.ts', {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: { conditions: ['@admin-panel/source', ...defaultServerConditions] } } },
    plugins: [withoutMessages, namesOfScreens],
  })
  return module
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

/** The module of a screen says nothing but its own name. */
const namesOfScreens: Plugin = {
  name: 'names-of-screens',
  enforce: 'pre',
  load: {
    filter: { id: /\.tsx$/ },
    handler: (id) => `export const Component = ${JSON.stringify(relative(SOURCE, id))}`,
  },
}
