import { type Import, targetOf } from './imports.ts'
import { CLIMBING, type House, houses } from './layers.ts'

/** Why the table refuses an import; undefined if it does not. */
export function refusalOf(entry: Import): string | undefined {
  const { from, specifier } = entry
  if (specifier.startsWith('..') && !CLIMBING.test(from))
    return 'climbing hides the layer: write ./ for this folder, #… for another room, @admin-panel/… for a package'
  for (const house of houses) {
    const room = roomOf(house, from)
    const refusal = room && (refusalOfPackage(house, room, specifier) ?? refusalWithin(house, room, entry))
    if (refusal) return refusal
  }
  return undefined
}

export interface Room {
  /** The room as the table names it, `sections/*`, and its own name, `sections/users`. */
  kind: string
  name: string
  /** The path of the file in its room. */
  path: string
}

/** The room of a file; undefined outside of the house. */
export function roomOf({ folder, floors }: House, file: string): Room | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined
  const [first = '', second, ...rest] = file.slice(folder.length + 1).split('/')
  return second !== undefined && floors.flat().includes(`${first}/*`)
    ? { kind: `${first}/*`, name: `${first}/${second}`, path: rest.join('/') }
    : { kind: first, name: first, path: [second ?? '', ...rest].join('/') }
}

const TEST = /\.(?:test|stories)\.tsx?$|(?:^|\/)test\/|(?:^|\/)sample(?:-[^/]*)?\.ts$/
const STYLES = /\.css$/

function refusalWithin(house: House, from: Room, entry: Import): string | undefined {
  const target = targetOf(entry)
  const to = target === undefined || STYLES.test(target) ? undefined : roomOf(house, target)
  if (!to) return undefined
  if (from.kind === to.kind) return refusalAmong(house, from, to, entry)
  const isTest = TEST.test(entry.from)
  if (to.kind === 'test') return isTest ? undefined : 'only tests and their samples import test/'
  if (isTest && (from.path === '' || from.kind === 'test' || (house.testsReachUp && from.kind === from.name)))
    return undefined
  const floor = (room: Room) => house.floors.findIndex((rooms) => rooms.includes(room.kind))
  const unknown = [from, to].find((room) => floor(room) === -1)
  if (unknown) return `${unknown.name} stands on no floor of tools/rules/layers/layers.ts`
  const apart = house.apart?.[from.kind] ?? []
  const below = house.floors.slice(0, floor(from)).flat()
  const ground = below.filter((kind) => !apart.includes(kind))
  return ground.includes(to.kind) ? undefined : `${from.name} stands on ${ground.join(', ') || 'nothing'}`
}

/** Between rooms of one kind, such as sections. A folder in a section reaches its section by `#` through the same doors. */
function refusalAmong({ doors }: House, from: Room, to: Room, { specifier }: Import): string | undefined {
  if (!doors)
    return from.name === to.name
      ? undefined
      : `${from.name} and ${to.name} do not know each other: what both need moves down`
  if (from.kind === from.name || specifier.startsWith('.')) return undefined
  const isOpen = doors.some((door) => door.to.test(to.path) && (door.from?.test(from.path) ?? true))
  return isOpen
    ? undefined
    : `${to.name} is entered by its public.ts and its tables (schema.ts), by demo data also by its own`
}

function refusalOfPackage({ through }: House, { kind }: Room, specifier: string): string | undefined {
  const [, room] = Object.entries(through?.[kind] ?? {}).find(([name]) => `${specifier}/`.startsWith(`${name}/`)) ?? []
  return room && `import ${room}, which says why`
}
