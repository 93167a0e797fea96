import { dirname, join } from 'node:path'

interface ModuleInfo {
  code: string | null
  importedIds: readonly string[]
}

interface Context {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const source = (path: string) => join(import.meta.dirname, 'src', path)

// An index re-exports these whole, but screens use only parts of them: each part is counted where it is named.
const LARGE_INDEX =
  /\/paraglide\/messages|\/lucide-react\/dist\/esm\/lucide-react\.|\/vocabulary\.gen\.ts$|\/validation\/(opening-hours|requisites|seller)\.ts$/
// The library's index names these, but no list uses them.
const RARE =
  /\/@tanstack\/(query-core|react-query)\/.*\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/
const ICONS = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/g

// Each chunk takes the modules that its screens load together, so a page needs a few requests instead of forty.
const chunks = [
  { name: 'core', roots: ['main.tsx', 'sections/auth/login.tsx'] },
  { name: 'panel', roots: ['app/default-layout.tsx', 'sections/users/list.tsx'] },
  { name: 'form', roots: ['form/edit-page.tsx', 'form/edit-form.ts', 'form/fields/fields.tsx'] },
]

/** Names the chunk of a module: the first whose roots reach it without a dynamic import. */
export function chunkOf() {
  let members: Map<string, string> | undefined
  return (id: string, context: Context) => {
    members ??= plan(context)
    return members.get(id) ?? null
  }
}

function plan(context: Context) {
  const members = new Map<string, string>()
  for (const { name, roots } of chunks) {
    const entries = roots.map(source)
    const queue = [...entries]
    const seen = new Set(queue)
    for (const id of queue) {
      const info = context.getModuleInfo(id)
      // Each screen keeps a file of its own; its dependencies are merged.
      const isScreen = id.includes('/sections/') && entries.includes(id)
      if (!isScreen && !members.has(id)) members.set(id, name)
      for (const next of info?.importedIds ?? []) {
        const isWanted = !seen.has(next) && !LARGE_INDEX.test(next) && !RARE.test(next)
        if (isWanted) queue.push(next)
        seen.add(next)
      }
      for (const part of [...messagesOf(info), ...iconsOf(info, context)])
        if (!seen.has(part)) {
          seen.add(part)
          queue.push(part)
        }
    }
  }
  return members
}

/** The number of capitals separates keys that differ only in case. */
function messagesOf(info: ModuleInfo | null) {
  return [...(info?.code?.matchAll(/\bm\.(\w+)/g) ?? [])].map(([, key = '']) => {
    const capitals = key.replaceAll(/[^A-Z]/g, '').length
    return source(`paraglide/messages/${key.toLowerCase()}${capitals || ''}.js`)
  })
}

function iconsOf(info: ModuleInfo | null, context: Context) {
  const index = info?.importedIds.find((id) => /\/lucide-react\/dist\/esm\/lucide-react\./.test(id))
  const lists = index ? [...(info?.code?.matchAll(ICONS) ?? [])] : []
  const code = context.getModuleInfo(index ?? '')?.code ?? ''
  return lists
    .flatMap(([, list = '']) => list.split(','))
    .flatMap((name) => {
      const [imported = ''] = name.trim().split(' as ')
      const [, file] = new RegExp(`\\bas ${imported}\\b[^}]*} from '\\./(icons/[^']+)'`).exec(code) ?? []
      return index && imported && file ? [join(dirname(index), file)] : []
    })
}
