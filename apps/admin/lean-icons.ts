import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Shapes } from './lean-icon.ts'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

interface IconModule {
  readonly __iconData?: { readonly node: Shapes }
}

/**
 * Keeps nothing but the shapes of an icon: in a build its names, the random keys of its shapes and the library's
 * component weigh more than what is drawn.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    load: { filter: { id: ICON }, handler: leanIcon },
  }
}

/** The module of an icon; `null` for a module that renames another. */
export async function leanIcon(id: string): Promise<string | null> {
  // The path comes from the bundler.
  const { __iconData: icon }: IconModule = await import(id)
  if (!icon) return null
  const shapes = icon.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes])
  const renderer = join(import.meta.dirname, 'lean-icon.ts')
  return `import { createIcon } from ${JSON.stringify(renderer)}\nexport default /* @__PURE__ */ createIcon(${JSON.stringify(shapes)})`
}
