import type { Plugin } from 'vite'

interface Unused {
  readonly file: RegExp
  readonly replacements: readonly (readonly [RegExp, string])[]
}

// The panel passes no instrumentation to the router, and its links prefetch nothing by the framework mode.
const unused: readonly Unused[] = [
  {
    file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    replacements: [
      [/\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
      [/\bif \(init\.instrumentations\)/g, 'if (false)'],
    ],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    replacements: [[/\breturn shouldPrefetch && !isAbsolute \? .*\bPrefetchPageLinks\b.* : link;/g, 'return link;']],
  },
]

/** Leaves parts of the router out of the build that every page would load and none uses. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: unused.map(({ file }) => file) },
      handler(code, id) {
        for (const [pattern, replacement] of unused.find(({ file }) => file.test(id))?.replacements ?? []) {
          if (!code.match(pattern))
            throw new Error(`The router is written in another way than expected: ${pattern} in ${id}`)
          code = code.replaceAll(pattern, replacement)
        }
        return { code, map: null }
      },
    },
  }
}
