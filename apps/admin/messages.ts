import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import { leanMessages } from './lean-messages.ts'
import { allMessages } from './message-modules.ts'
import { paraglide, type Stamp, stampFile } from './paraglide.config.ts'

interface Settings {
  locales: string[]
  'plugin.inlang.messageFormat': { pathPattern: string[] }
}

const root = import.meta.dirname
const { outdir } = paraglide
const index = join(outdir, 'messages/_index.js')
// An editor saves the catalogues of several languages one after another.
const SAVED_TOGETHER_MS = 150

/** Compiles the catalogues if they have changed since the last run; returns whether they had. */
export async function compileMessages(): Promise<boolean> {
  const sources = fingerprint()
  const stamp: Stamp | undefined = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined
  if (stamp?.sources === sources) return false
  if (!stamp) rmSync(outdir, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [join(root, 'compile-messages.ts'), sources])
  return true
}

/** Compiles messages for Vite: one module per message in a build, a single module on the dev server. */
export function messages(): Plugin[] {
  return [
    { name: 'compile-messages', buildStart: async () => void (await compileMessages()), configureServer: watch },
    {
      name: 'join-messages',
      apply: 'serve',
      enforce: 'pre',
      load: { filter: { id: /\/paraglide\/messages\/_index\.js$/ }, handler: () => allMessages(outdir) },
    },
    leanMessages(),
  ]
}

function watch(server: ViteDevServer) {
  const catalogues = new Set(catalogueFiles())
  let timer: NodeJS.Timeout | undefined
  server.watcher.on('change', (file) => {
    if (!catalogues.has(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => void recompile(server), SAVED_TOGETHER_MS)
  })
}

async function recompile({ environments: { client }, config }: ViteDevServer) {
  try {
    if (!(await compileMessages())) return
    for (const module of client.moduleGraph.getModulesByFile(index) ?? []) await client.reloadModule(module)
  } catch (error) {
    config.logger.error(`The messages do not compile: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.versions.node)
  const ownFiles = [
    'messages.ts',
    'compile-messages.ts',
    'message-modules.ts',
    'paraglide.config.ts',
    'package.json',
    'project.inlang/settings.json',
  ]
  const lock = join(root, '../../pnpm-lock.yaml')
  for (const file of [lock, ...ownFiles.map((name) => join(root, name)), ...catalogueFiles()])
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function catalogueFiles(): string[] {
  const settings: Settings = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8'))
  return settings['plugin.inlang.messageFormat'].pathPattern.flatMap((pattern) =>
    settings.locales.map((locale) => join(root, pattern.replace('{locale}', locale))),
  )
}
