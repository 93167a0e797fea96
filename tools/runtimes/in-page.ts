import { createClient, webStorage, type Client } from '@admin-panel/sdk'
import { createOther, smoke, type Elsewhere } from './smoke.ts'

// One script for a page and for its worker.
if ('document' in globalThis) Object.assign(globalThis, { run, open })
else listen(createOther(location.origin))

/** The smoke suite beside a worker of the page. */
function run() {
  const worker = new Worker('/smoke.js', { type: 'module' })
  const callWorker = (name: keyof Elsewhere) =>
    new Promise((resolve) => {
      worker.addEventListener('message', resolve, { once: true })
      // A worker, unlike a window, has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(name)
    })
  return smoke(location.origin, { signIn: () => callWorker('signIn'), signOut: () => callWorker('signOut') })
}

/** A client of this tab. */
function open(area: 'sessionStorage' | 'localStorage'): Client {
  return createClient({ baseUrl: location.origin, storage: webStorage(() => globalThis[area]) })
}

function listen(other: Elsewhere) {
  addEventListener('message', ({ data }: MessageEvent<keyof Elsewhere>) => {
    void other[data]().then(() => postMessage(data))
  })
}
