import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Builds the service worker, whose address never changes, beside the assets. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'worker/worker.ts'), fileName: 'worker.js' })
    },
  }
}
