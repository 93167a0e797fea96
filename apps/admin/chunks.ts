import { join } from 'node:path'

interface ModuleInfo {
  code: string | null
  importedIds: readonly string[]
}

interface Context {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const source = (path: string) => join(import.meta.dirname, 'src', path)

// These are imported by an index that re-exports them whole, but used in parts: a message counts where it is named.
const LARGE_INDEX = /\/paraglide\/messages|\/vocabulary\.gen\.ts$|\/validation\/opening-hours\.ts$/

// Each chunk takes what its screens load together, so that a page is a few requests and not forty.
const chunks = [
  { name: 'core', roots: ['main.tsx', 'sections/auth/login.tsx'] },
  { name: 'panel', roots: ['app/default-layout.tsx', 'sections/users/list.tsx'] },
  { name: 'form', roots: ['shared/edit-page.tsx', 'shared/edit-form.ts', 'shared/fields.tsx'] },
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
      // A screen stays a file of its own; what it needs does not.
      const isScreen = id.includes('/sections/') && entries.includes(id)
      if (!isScreen && !members.has(id)) members.set(id, name)
      for (const next of info?.importedIds ?? []) {
        const isWanted = !seen.has(next) && !LARGE_INDEX.test(next)
        if (isWanted) queue.push(next)
        seen.add(next)
      }
      for (const [, key] of info?.code?.matchAll(/\bm\.(\w+)/g) ?? []) {
        const message = source(`paraglide/messages/${key}.js`)
        if (!members.has(message)) members.set(message, name)
      }
    }
  }
  return members
}
