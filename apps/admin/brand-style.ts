import type { Plugin } from 'vite'
import { brand, styleOf } from './src/text/brand.ts'

/** Writes the brand's tokens into the page: they are not in a layer, so they outrank those of packages/ui. */
export function brandStyle(): Plugin {
  return {
    name: 'brand-style',
    transformIndexHtml() {
      const children = styleOf(brand)
      return children === '' ? [] : [{ tag: 'style', attrs: { nonce: '__CSP_NONCE__' }, children, injectTo: 'head' }]
    },
  }
}
