import { defaultServerConditions, runnerImport, type Plugin, type Rollup } from 'vite'
import { join } from 'node:path'
import type { Section } from './src/page/section.ts'

const SOURCE = join(import.meta.dirname, 'src')
const EARLY = join(SOURCE, 'early.ts')
const PATHS = '/src/data/paths.ts'
const PARAMETERS = join(import.meta.dirname, '../../packages/sdk/src/testing/parameters.gen.ts')
const MODULE = /__vite_ssr_dynamic_import__\("\/src\/([^"]+)"\)/
/** The modules that every page behind the sign-in loads beside its screen. */
const SHELL = ['sections.ts', 'app/default-layout.tsx']
/** How a screen names the operation of its first data. */
const LIST = /\blistScreen\(\s*["']([\w.]+)["'],\s*\w+\s*\)/
const RECORD = /\brecordScreen\(\s*queries\.(\w+\.\w+)/

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
      const { screens, recordLink, operations } = await evaluate()
      const paths = screens.map(({ path, module, isPublic, needed }) => {
        const files = filesOf([...(isPublic ? [] : shell), chunkOf(module)], bundle)
        const code = this.getModuleInfo(join(SOURCE, module))?.code ?? ''
        return [
          path,
          {
            files: files.filter((file) => !first.includes(file)),
            asks: isPublic ? [] : asksOf(code, needed, operations),
          },
        ]
      })
      const earlyFile = chunkOf('early.ts').fileName
      const source = JSON.stringify({
        early: earlyFile,
        screens: { ...Object.fromEntries(paths), [recordLink]: { files: [], asks: [] } },
      })
      this.emitFile({ type: 'asset', fileName: 'screens.json', source })
    },
  }
}

/** The first requests of a page: its user, the redirect rule, and, after the rights that it needs, its list or record. */
function asksOf(code: string, needed: string, { operationTable, parameterTypes }: Operations) {
  const list = LIST.exec(code)?.[1] ?? ''
  const record = RECORD.exec(code)?.[1] ?? ''
  return [
    operationTable['profile.view']?.path,
    `${operationTable['system.routeRule']?.path}?path={path}`,
    // The address of a list may have parameters of the screen, which the operation would refuse.
    ...(list
      ? [`${needed}@${operationTable[list]?.path}?{query:${Object.keys(parameterTypes[list] ?? {}).join()}}`]
      : []),
    ...(record ? [`${needed}@${operationTable[record]?.path}`] : []),
  ]
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

interface Operations {
  operationTable: Readonly<Record<string, { readonly path: string } | undefined>>
  parameterTypes: Readonly<Record<string, object | undefined>>
}

/** The sections are executed, because some of them compute their screens. */
async function evaluate() {
  const conditions = ['@admin-panel/source', ...defaultServerConditions]
  const options = {
    root: import.meta.dirname,
    configFile: false as const,
    logLevel: 'error' as const,
    environments: { inline: { resolve: { conditions } } },
    plugins: [withoutMessages],
  }
  const [{ module: sdk }, { module: names }, { module: own }, { module: open }, { module: links }] = await Promise.all([
    runnerImport<Pick<Operations, 'operationTable'>>('@admin-panel/sdk', options),
    runnerImport<Pick<Operations, 'parameterTypes'>>(PARAMETERS, options),
    runnerImport<{ sections: readonly Section[] }>('/src/sections.ts', options),
    runnerImport<{ publicSections: readonly Section[] }>('/src/public-sections.ts', options),
    runnerImport<{ RECORD_LINK: string }>(PATHS, options),
  ])
  const screens = [...own.sections, ...open.publicSections].flatMap((section) =>
    section.screens.map(({ path, lazy, permissions = [] }) => {
      const [, module] = MODULE.exec(lazy.toString()) ?? []
      if (module === undefined) throw new Error(`The screen at ${path} imports its module in a way that is not known`)
      const needed = permissions.map((name) => (name.includes('.') ? name : `${name}.index`)).join()
      return { path, module, needed, isPublic: open.publicSections.includes(section) }
    }),
  )
  return { screens, recordLink: links.RECORD_LINK, operations: { ...sdk, ...names } }
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
