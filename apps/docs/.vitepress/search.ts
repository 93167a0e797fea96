/** The parts of the site that a search may be narrowed to, with the addresses of their pages. */
export const PARTS: readonly (readonly [name: string, pages: string])[] = [
  ['Everything', ''],
  ['Guides', '^/(start|guides)/'],
  ['Operations', '^/reference/(operations/|$)'],
  ['sdk', '^/reference/(operations/|types/sdk|errors)'],
  ['hooks', '^/(reference/types/hooks|guides/hooks)'],
  ['permissions', '^/(reference/types/permissions|reference/permissions|guides/permissions)'],
  ['ui', '^/(reference/types/ui|guides/components)'],
  ['mcp', '^/(reference/types/mcp|guides/agents)'],
]

/** Leaves the results of the chosen part. It is sent to the page as text, so it reads nothing of this file. */
export function isOfPart({ id }: { id: string }): boolean {
  const chosen = globalThis.document?.documentElement.dataset['searchIn'] ?? ''
  return new RegExp(chosen).test(id)
}
