import { matches } from '@admin-panel/ui/matches'
import { CommandPalette, type CommandPaletteGroup } from '@admin-panel/ui/command-palette'
import { useQuery } from '@tanstack/react-query'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Clock from 'lucide-react/icons/clock'
import Zap from 'lucide-react/icons/zap'
import { useState, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pageActions, runOnArrival, type PageAction } from '#page/page-actions.ts'
import { pageFields } from '#page/keys/page-fields.ts'
import { entityPath } from '#data/entity-path.ts'
import { queries, useSession } from '#data/queries.ts'
import { shortcutText } from '#page/keys/shortcuts.ts'
import { visitedRecords } from '#data/visited/visited.ts'
import { useCommands } from './commands.ts'
import { iconOf, kindInWords } from './kinds.ts'
import { isScreen, pagesFor, type PalettePage } from './pages.ts'

const AFTER = 150

/** Debounces a value. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  // A timer is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), AFTER)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const SEARCHED_FROM = 2
const LONGEST = 100
const ACTIONS_AT_FIRST = 6

/** Navigates to any screen, finds any record and runs the actions of the current page. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [actions] = useState(pageActions)
  const [fields] = useState(pageFields)
  const [visited] = useState(visitedRecords)
  const { permissions } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const words = query.trim()
  const settledWords = useSettled(words)
  const isSearched = words.length >= SEARCHED_FROM
  const { data, isError } = useQuery({
    ...queries.search.find({ q: settledWords, limit: 5 }),
    enabled: settledWords.length >= SEARCHED_FROM && !permissions.lacks('overview'),
  })
  // Results of an earlier query are not shown for the current one.
  const results = isSearched && settledWords === words ? data : undefined
  const commands = useCommands(settledWords)
  const go = (path: string) => () => void navigate(path)
  const pages = pagesFor(permissions).filter(({ path }) => path !== pathname)
  const asItem = ({ path, title, icon, isNew }: PalettePage) => ({
    id: path,
    label: title,
    icon: isNew ? Plus : (icon ?? CornerDownRight),
    onSelect: go(path),
  })
  const records = visited
    .filter(({ path }) => path !== pathname && isScreen(path))
    .map(({ path, title }) => ({ id: `visited:${path}`, label: title, icon: Clock, onSelect: go(path) }))
  // The first entry is preselected, so irreversible actions are sorted last.
  const offered = actions
    .filter(({ label, hint = '' }) => matches(words, `${label} ${hint}`))
    .toSorted((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))
  const asked = (settledWords === words ? commands : []).map(({ move, label, name, path }) => ({
    id: move,
    label,
    hint: name,
    icon: Zap,
    onSelect: () => {
      void navigate(path)
      runOnArrival(move)
    },
  }))
  const groups: CommandPaletteGroup[] = [
    { label: m.palette_commands(), items: asked },
    { label: m.palette_visited(), items: words ? [] : records },
    {
      label: m.palette_actions(),
      items: (words ? offered : offered.filter(isFirstOfName).slice(0, ACTIONS_AT_FIRST)).map((action) =>
        asCommand(action, actions),
      ),
    },
    {
      label: m.palette_fields(),
      items: fields.flatMap(({ label, hint, run }, index) =>
        words && matches(words, label) ? [{ id: `field:${index}`, label, hint, icon: Pencil, onSelect: run }] : [],
      ),
    },
    { label: m.palette_pages(), items: pages.filter((page) => isOffered(page, words)).map(asItem) },
    ...(results?.items ?? []).map(({ kind, items }) => ({
      label: kindInWords(kind),
      items: items.flatMap(({ id, label, hint }) => {
        const path = entityPath(kind, id)
        return path === null ? [] : [{ id: `${kind}:${id}`, label, hint, icon: iconOf(kind), onSelect: go(path) }]
      }),
    })),
  ]
  return (
    <CommandPalette
      onClose={onClose}
      label={m.palette_title()}
      placeholder={m.palette_placeholder()}
      query={query}
      onQueryChange={(next) => setQuery(next.slice(0, LONGEST))}
      groups={groups}
      isPending={isSearched && !results && !isError}
      empty={isError ? m.palette_failed() : isSearched ? m.palette_nothing() : m.palette_more()}
      footer={m.palette_keys()}
    />
  )
}

/** Shows only the menu's entries until something is typed. */
function isOffered({ title, isMain }: PalettePage, words: string) {
  return words === '' ? isMain : matches(words, title)
}

/** The formats of an export have one name: the rest of them come with its first letters. */
const isFirstOfName = ({ label }: PageAction, at: number, all: readonly PageAction[]) =>
  all.findIndex((other) => other.label === label) === at

function asCommand(action: PageAction, all: readonly PageAction[]) {
  const { label, hint, obstacle, shortcut, isDanger, run } = action
  return {
    id: `action:${all.indexOf(action)}`,
    label,
    hint: obstacle ?? hint,
    icon: Zap,
    shortcut: shortcut && shortcutText(shortcut),
    variant: isDanger && !obstacle ? ('danger' as const) : ('normal' as const),
    disabled: obstacle !== undefined,
    onSelect: run,
  }
}
