interface Step {
  after?: readonly string[]
}

/** Sorts steps so that each runs after those it names. Steps that are independent of each other keep their order. */
export function inOrder<One extends Step>(steps: Readonly<Record<string, One>>): (One & { name: string })[] {
  const ordered = new Map<string, One & { name: string }>()

  function visit(name: string, path: readonly string[]): void {
    if (ordered.has(name)) return
    const step = steps[name]
    if (!step) throw new Error(`The demo data «${path.at(-1)}» run after «${name}», which no section has`)
    if (path.includes(name)) throw new Error(`The demo data wait for each other: ${[...path, name].join(' → ')}`)
    for (const before of step.after ?? []) visit(before, [...path, name])
    ordered.set(name, { ...step, name })
  }

  for (const name of Object.keys(steps)) visit(name, [])
  return [...ordered.values()]
}
