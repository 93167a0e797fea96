import { randomId, webStorage } from '@admin-panel/sdk'

const KEY = 'tab'
const COPY_AFTER = 1000

// A reload keeps the session storage of its tab.
const storage = webStorage(() => sessionStorage)
let id = storage.get(KEY) ?? renew()

function renew() {
  const next = randomId().slice(0, 8)
  storage.set(KEY, next)
  return next
}

/** The name of this tab among those of the browser; it survives a reload. */
export const tabId = () => id

// «Duplicate tab» copies the session storage. A tab holds the lock of its name, so the copy waits in vain and takes another name.
// oxlint-disable-next-line eslint/no-restricted-properties -- Without locks a duplicated tab shares the drafts of its original.
const { locks } = navigator as { locks?: LockManager }
const hold = () => locks?.request(`tab:${id}`, { signal: AbortSignal.timeout(COPY_AFTER) }, () => new Promise(() => {}))
hold()?.catch(() => {
  id = renew()
  void hold()
})
