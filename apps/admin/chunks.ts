import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

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
  /\/paraglide\/messages|\/vocabulary\.gen\.ts$|\/validation\/(english|opening-hours|requisites|seller|store-point)\.ts$/
// The library's index names these, but the first list does not use them.
const RARE =
  /\/@tanstack\/(query-core|react-query)\/.*\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/

/** Fewer characters of source are not worth a request of their own. */
const SMALL = 25_000

interface Chunk {
  name: string
  /** Everything that these need. */
  roots: readonly string[]
  except?: RegExp
  /** Small modules that such screens share with others, if they need only chunks that are there. */
  sharedBy?: RegExp
  /** Modules that join the chunk without their imports. */
  also?: RegExp
}

const maps = ['form/maps/place-field.tsx', 'form/maps/map-field.tsx', 'form/maps/yandex-map.tsx']

// Each chunk takes the modules that its screens load together, so a page needs a few requests instead of forty.
const chunks: readonly Chunk[] = [
  { name: 'core', roots: ['main.tsx', 'sections/auth/login.tsx'], except: RARE },
  {
    name: 'panel',
    roots: [
      'app/default-layout.tsx',
      'sections/users/list.tsx',
      // The line of the shift has these, and it would load the chunk of the lists for them.
      'data/time/use-now.ts',
      'data/time/days.ts',
    ],
    except: RARE,
  },
  // Every page loads these modules once it is shown.
  {
    name: 'live',
    roots: ['data/live/live.ts', 'data/live/apply.ts', 'data/visited/visited.ts', 'app/prefetch/prefetch.ts'],
    except: RARE,
  },
  {
    name: 'lists',
    roots: ['data/picture-urls.ts', 'text/in-words.ts', 'record/history/changes.tsx'],
    sharedBy: /list\.tsx$/,
    also: /\/vocabulary\.gen\.ts$/,
  },
  {
    name: 'record',
    roots: [
      'page/record-place.tsx',
      'page/live/live-record.tsx',
      'page/live/news-note.tsx',
      'form/edit-page.tsx',
      'form/edit-form.ts',
      'form/fields/fields.tsx',
      'form/pickers/reference-field.tsx',
      'form/pickers/references-field.tsx',
      'record/record-page.tsx',
      'record/record-screen.tsx',
      'record/status/status-menu.tsx',
      'record/history/record-history.tsx',
    ],
    sharedBy: /./,
    also: /\/validation\/(opening-hours|requisites|seller|store-point)\.ts$/,
  },
  { name: 'files', roots: ['form/fields/photos-field.tsx', 'form/fields/documents-field.tsx'] },
  { name: 'maps', roots: maps },
  { name: 'grids', roots: ['list/grid/grid-form.tsx', 'list/grid/use-grid-edit.ts', 'list/grid/delete-by-params.tsx'] },
]

/** Whether pages of several sections load a chunk. */
export const isSharedChunk = (name: string) => chunks.some((chunk) => chunk.name === name)

const SOURCE = source('.')
const screens = ['sections.ts', ...globSync('sections/*/section.ts', { cwd: SOURCE })].flatMap((file) => {
  const code = readFileSync(join(SOURCE, file), 'utf8')
  return [...code.matchAll(/\bimport\('([^']+)'\)/g)].map(([, path = '']) => join(SOURCE, dirname(file), path))
})

/** These open without the panel. */
const PUBLIC = /\/sections\/auth\//
const publicScreens = screens.filter((screen) => PUBLIC.test(screen))
const panelScreens = screens.filter((screen) => !PUBLIC.test(screen))

/** Names the chunk of a module: the first whose roots reach it without a dynamic import. */
export function chunkOf() {
  let members: Map<string, string> | undefined
  return (id: string, context: Context) => {
    members ??= plan(context)
    return members.get(id) ?? chunks.find(({ also }) => also?.test(id))?.name ?? null
  }
}

function plan(context: Context) {
  const members = new Map<string, string>()
  for (const { name, roots, except, sharedBy } of chunks) {
    const entries = roots.map(source)
    const absent = entries.find((id) => !context.getModuleInfo(id))
    if (absent) throw new Error(`The chunk ${name} has a root that is no module of the panel: ${absent}`)
    for (const id of reach(entries, context, except)) {
      // Each screen keeps a file of its own; its dependencies are merged.
      const isScreen = id.includes('/sections/') && entries.includes(id)
      if (!isScreen && !members.has(id)) members.set(id, name)
    }
    // A page that opens without the panel must not load a chunk of the panel for a text, nor the panel the texts of such pages.
    if (name === 'core') {
      const ofPanel = new Set(reach([source('app/default-layout.tsx'), ...panelScreens], context))
      // The page of a map loads the chunk of the maps, and the sign-in none of their texts.
      const ofMaps = new Set(reach(maps.map(source), context))
      for (const id of reach(publicScreens, context))
        if (WORD.test(id) && !members.has(id) && !ofMaps.has(id)) members.set(id, ofPanel.has(id) ? name : 'public')
    }
    if (sharedBy) for (const id of small(clusters(sharedBy, members, context), members, context)) members.set(id, name)
  }
  const rest = usersOf(members, context)
  // Screens of one section that share more than words go into one chunk.
  const sectionScreens = new Set(
    [...rest].flatMap(([id, users]) => (!WORD.test(id) && isOfSection(users) ? users : [])),
  )
  for (const [id, users] of rest) {
    const [screen = -1] = users
    // A module that only a screen and its own dialogs use goes into the chunk of the screen.
    if (users.length === 1)
      members.set(id, sectionScreens.has(screen) ? `section-${sectionOf(screen)}` : `screen-${screen}`)
    else if (WORD.test(id)) members.set(id, 'words')
    else if (isOfSection(users)) members.set(id, `section-${sectionOf(screen)}`)
  }
  return members
}

/** Whether several screens, all of one section, use a module. */
const isOfSection = (users: readonly number[]) => users.length > 1 && new Set(users.map(sectionOf)).size === 1

/** Sections whose screens stand under one entry of the menu share a chunk. */
const TOGETHER: Readonly<Record<string, string>> = {
  'bank-details': 'companies',
  'brand-moderation': 'moderation',
  company: 'companies',
  contracts: 'companies',
  'legacy-products': 'products',
  'product-offers': 'products',
  'service-accounts': 'users',
  webhooks: 'users',
}

function sectionOf(index: number) {
  const [folder = '', section = ''] = relative(SOURCE, screens[index] ?? '').split(sep)
  const name = folder === 'sections' ? section : basename(folder, '.tsx')
  return TOGETHER[name] ?? name
}

/** Modules that several screens share, by those screens. */
function clusters(sharedBy: RegExp, members: ReadonlyMap<string, string>, context: Context) {
  const shared = [...usersOf(members, context)].filter(
    ([, users]) =>
      users.length > 1 &&
      users.some((index) => sharedBy.test(screens[index] ?? '')) &&
      !users.some((index) => PUBLIC.test(screens[index] ?? '')),
  )
  const groups: Record<string, string[]> = {}
  for (const [id, users] of shared) (groups[`${WORD.test(id)} ${users.join()}`] ??= []).push(id)
  return Object.values(groups)
}

/** The modules that have no chunk yet, and the screens that need them. */
function usersOf(members: ReadonlyMap<string, string>, context: Context) {
  const users = new Map<string, number[]>()
  for (const [index, screen] of screens.entries())
    for (const id of reach([screen], context)) if (!members.has(id)) users.set(id, [...(users.get(id) ?? []), index])
  return users
}

/** The modules of those small clusters that need nothing beyond each other and the chunks that are there. */
function small(all: readonly string[][], members: ReadonlyMap<string, string>, context: Context): string[] {
  const sizeOf = (id: string) => (WORD.test(id) ? 0 : (context.getModuleInfo(id)?.code?.length ?? 0))
  let fits = all.filter((ids) => ids.reduce((sum, id) => sum + sizeOf(id), 0) < SMALL)
  for (let count = -1; count !== fits.length;) {
    count = fits.length
    const ownIds = new Set(fits.flat())
    fits = fits.filter((ids) => [...reach(ids, context, RARE)].every((id) => ownIds.has(id) || members.has(id)))
  }
  return fits.flat()
}

const WORD = /\/paraglide\/messages\/|\/lucide-react\/dist\/esm\/icons\//

/** The modules that come with these, without those behind a dynamic import. */
function reach(entries: readonly string[], context: Context, except?: RegExp) {
  const visited = new Set(entries)
  for (const id of visited) {
    const info = context.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) if (!LARGE_INDEX.test(next) && !except?.test(next)) visited.add(next)
    for (const part of messagesOf(info)) if (context.getModuleInfo(part)) visited.add(part)
  }
  return visited
}

/** The number of capitals separates keys that differ only in case. */
function messagesOf(info: ModuleInfo | null) {
  return [...(info?.code?.matchAll(/\bm\.(\w+)/g) ?? [])].map(([, key = '']) => {
    const capitals = key.replaceAll(/[^A-Z]/g, '').length
    return source(`paraglide/messages/${key.toLowerCase()}${capitals || ''}.js`)
  })
}
