import type { Plugin } from 'vite'

/** The page asks for the typeface at once, not when the style sheet has come and text needs it. */
export function preloadFace(): Plugin {
  return {
    name: 'preload-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const face = Object.keys(bundle).find((name) => name.endsWith('.woff2'))
        if (!face) throw new Error('The build has no typeface')
        const attrs = {
          rel: 'preload',
          href: `/${face}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
          fetchpriority: 'low',
        }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
