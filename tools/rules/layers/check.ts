import { circlesOf, graphOf } from './circles.ts'
import { type Import, targetOf } from './imports.ts'
import { refusalOf } from './refusals.ts'

type Edge = readonly [from: string, to: string]

/** The imports that the table refuses, and the circles of files and of folders. */
export function findRefusals(imports: readonly Import[]): string[] {
  const edges = imports.flatMap((entry): Edge[] => {
    const to = targetOf(entry)
    return to === undefined ? [] : [[entry.from, to]]
  })
  return [
    ...imports.flatMap((entry) => {
      const reason = refusalOf(entry)
      return reason ? [`${entry.from} imports ${entry.specifier}: ${reason}`] : []
    }),
    ...circlesOf(graphOf(edges)).map((files) => `Circle of files: ${files.join(' → ')}`),
    ...circlesOfFolders(edges),
  ]
}

/** Tests import what they test from anywhere, and tables refer to each other, so neither makes a circle of folders. */
const ASIDE = /\.(?:test|stories)\.tsx?$|\/test\/|\/sections\/[^/]+\/schema\.ts$/

/** Folders within one folder, such as rooms or sections; the programs beside the packages use each other freely. */
function circlesOfFolders(edges: readonly Edge[]): string[] {
  const ties = new Map<string, Edge>()
  const folders = edges
    .filter((edge) => !edge.some((file) => ASIDE.test(file)))
    .flatMap(([from, to]): Edge[] => {
      const [one, other] = siblingsOf(from, to)
      if (one === undefined || other === undefined) return []
      ties.set(`${one} → ${other}`, [from, to])
      return [[one, other]]
    })
  return circlesOf(graphOf(folders)).map((circle) => {
    const files = circle.slice(1).map((folder, index) => ties.get(`${circle[index]} → ${folder}`)?.join(' → '))
    return `Circle of folders: ${circle.join(' → ')}\n  ${files.join('\n  ')}`
  })
}

/** The two folders in which the ways to two files part; none where a file stands at the parting, or at the root. */
function siblingsOf(from: string, to: string): string[] {
  const paths = [from.split('/'), to.split('/')] as const
  const parting = paths[0].findIndex((name, index) => name !== paths[1][index])
  if (parting < 1 || paths.some((path) => parting >= path.length - 1)) return []
  return paths.map((path) => path.slice(0, parting + 1).join('/'))
}
