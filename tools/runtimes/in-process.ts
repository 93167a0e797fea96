import process from 'node:process'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { createClient } from '@admin-panel/sdk'
import { createOther, smoke, type Elsewhere } from './smoke.ts'

// The smoke suite in Node, Bun and Deno: `<runtime> in-process.mjs <address of the API>` prints the verdicts.
const [, file = '', address = ''] = process.argv
if (isMainThread) void main()
else listen(createOther(String(workerData)))

async function main() {
  const worker = new Worker(file, { workerData: address })
  const callWorker = (name: string) =>
    new Promise((resolve, reject) => {
      worker.once('error', reject)
      worker.once('message', resolve)
      // A worker, unlike a window, has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(name)
    })
  const verdicts = await smoke(address, { signIn: () => callWorker('signIn'), signOut: () => callWorker('signOut') })
  await worker.terminate()
  // A client without a call of dispose must not keep the process alive.
  createClient({ baseUrl: address })
  console.log(JSON.stringify(verdicts))
}

function listen(other: Elsewhere) {
  parentPort?.on('message', (name: keyof Elsewhere) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    void other[name]().then(() => parentPort?.postMessage(name))
  })
}
