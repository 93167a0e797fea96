import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const PLACEHOLDER = '__BUILD__'

/**
 * Names the build by its content: index.html carries the name, and a running panel finds a newer one in
 * `latest-builds.json` (rule O1). Equal sources give equal bytes, so that a deploy without a change offers no reload.
 */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: PLACEHOLDER }, injectTo: 'head' }],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // Asset names contain the hash of their content.
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const build = createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 12)
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('The build has no index.html')
        page.source = String(page.source).replace(PLACEHOLDER, build)
        this.emitFile({ type: 'asset', fileName: 'latest-builds.json', source: JSON.stringify({ build }) })
      },
    },
  }
}
