export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export function graphOf(edges: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** The circles of a graph: of those that meet in a node only the shortest, and each once. */
export function circlesOf(graph: Graph): string[][] {
  const inCircle = new Set<string>()
  return [...graph.keys()].toSorted().flatMap((start) => {
    const circle = inCircle.has(start) ? undefined : shortestCircle(graph, start)
    for (const node of circle ?? []) inCircle.add(node)
    return circle ? [[...circle, start]] : []
  })
}

function shortestCircle(graph: Graph, start: string): string[] | undefined {
  const paths = new Map([[start, [start]]])
  for (const [node, path] of paths)
    for (const next of graph.get(node) ?? []) {
      if (next === start) return path
      if (!paths.has(next)) paths.set(next, [...path, next])
    }
  return undefined
}
