import { permissionsOfParts } from './permissions-of-parts.gen.ts'

/** The parts that a back end lacks, and the permissions that no operation of its parts requires. */
export function lackingBeside(parts: readonly string[]): ReadonlySet<string> {
  const all = Object.entries(permissionsOfParts).map(([part, names]) => [part, names.split(' ')] as const)
  const present = new Set(all.flatMap(([part, names]) => (parts.includes(part) ? [part, ...names] : [])))
  const names = all.flatMap(([part, permissions]) => [part, ...permissions]).filter((name) => !present.has(name))
  return new Set(names.flatMap((name) => (name.endsWith('.index') ? [name, name.slice(0, -6)] : name)))
}
