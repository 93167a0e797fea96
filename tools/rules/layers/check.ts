import { circlesOf, graphOf } from './circles.ts'
import { type Import, targetOf } from './imports.ts'
import { type House, houses } from './layers.ts'
import { refusalOf, roomOf } from './refusals.ts'

/** The imports that the table refuses, and the circles of files and of rooms. */
export function findRefusals(imports: readonly Import[]): string[] {
  const edges = imports.flatMap((entry) => {
    const to = targetOf(entry)
    return to === undefined ? [] : [[entry.from, to] as const]
  })
  return [
    ...imports.flatMap((entry) => {
      const reason = refusalOf(entry)
      return reason ? [`${entry.from} imports ${entry.specifier}: ${reason}`] : []
    }),
    ...circlesOf(graphOf(edges)).map((files) => `Circle of files: ${files.join(' → ')}`),
    ...houses.flatMap((house) => circlesOfRooms(house, edges)),
  ]
}

type Edge = readonly [from: string, to: string]

/** Tests import what they test from anywhere, and tables refer to each other, so neither makes a circle. */
const ASIDE = /\.(?:test|stories)\.tsx?$|\/test\/|\/sections\/[^/]+\/schema\.ts$/

function circlesOfRooms(house: House, edges: readonly Edge[]): string[] {
  const ties = new Map<string, Edge>()
  const rooms = edges.flatMap(([from, to]) => {
    const names = [from, to].map((file) => (ASIDE.test(file) ? undefined : roomOf(house, file)?.name))
    const [a, b] = names
    if (a === undefined || b === undefined) return []
    ties.set(`${a} → ${b}`, [from, to])
    return [[a, b] as const]
  })
  return circlesOf(graphOf(rooms)).map((circle) => {
    const files = circle.slice(1).map((room, index) => ties.get(`${circle[index]} → ${room}`)?.join(' → '))
    return `Circle of rooms in ${house.folder}: ${circle.join(' → ')}\n  ${files.join('\n  ')}`
  })
}
