import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { quantize } from 'topojson-client'
import { filter, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'
import { root } from '../run.ts'

// node tools/assets/outline.ts writes the land that the map of packages/ui draws: countries around Russia out of Natural
// Earth (public domain), with no more points than a map of a country shows.
const HOME = 'Russia'
const NEIGHBOURS =
  /^(Afghanistan|Albania|Armenia|Austria|Azerbaijan|Belarus|Bosnia and Herz\.|Bulgaria|China|Croatia|Czechia|Denmark|Estonia|Finland|Georgia|Germany|Greece|Hungary|Iran|Iraq|Japan|Kazakhstan|Kosovo|Kyrgyzstan|Latvia|Lithuania|Macedonia|Moldova|Mongolia|Montenegro|North Korea|Norway|Poland|Romania|Serbia|Slovakia|Slovenia|South Korea|Sweden|Syria|Tajikistan|Turkey|Turkmenistan|Ukraine|Uzbekistan)$/
/** Square degrees of the least triangle that a line keeps. */
const DETAIL = 0.002
const STEPS = 100_000

interface World extends Topology {
  objects: { countries: { type: 'GeometryCollection'; geometries: MultiPolygon<{ name: string }>[] } }
}

const require = createRequire(import.meta.url)
const source = require.resolve('world-atlas/countries-50m.json')
const { objects, ...world }: World = JSON.parse(readFileSync(source, 'utf8'))
const countries = objects.countries.geometries.flatMap(({ type, arcs, properties }) => {
  const name = properties?.name ?? ''
  return name === HOME || NEIGHBOURS.test(name) ? [{ type, arcs, properties: { home: name === HOME } }] : []
})
const outline: GeometryCollection<{ home: boolean }> = { type: 'GeometryCollection', geometries: countries }
const simple = simplify(presimplify({ ...world, objects: { outline } }), DETAIL)
const usedOnly = filter(simple, () => true)
// Tailwind, which reads every source for its classes, takes seconds for thousands of brackets.
const text = JSON.stringify(quantize(usedOnly, STEPS)).replaceAll('],[', '|')

writeFileSync(
  join(root, 'packages/ui/src/map/outline.gen.ts'),
  `// Written by tools/assets/outline.ts from Natural Earth, which is in the public domain.
import type { GeometryCollection, Topology } from 'topojson-specification'

export const outline = JSON.parse(
  ${JSON.stringify(text)
    .replaceAll("'", String.raw`\'`)
    .replaceAll(String.raw`\"`, '"')
    .replace(/^"|"$/g, "'")}.replaceAll('|', '],['),
) as Topology<{ outline: GeometryCollection<{ home: boolean }> }>
`,
)
