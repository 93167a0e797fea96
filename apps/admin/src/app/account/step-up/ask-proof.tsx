import type { ForbiddenError } from '@admin-panel/sdk'
import { createRoot } from 'react-dom/client'
import { Localized } from '#text/localized.tsx'
import { ProofDialog } from './proof-dialog.tsx'

/** Asks who the user is, above whatever is open, and rejects with the refusal of the call if they do not say. */
export function askProof(refusal: ForbiddenError): Promise<void> {
  const { ways = [] } = refusal
  // Only a new sign-in proves it, or the session beside a preview: the refusal says so.
  if (ways.length === 0) return Promise.reject(refusal)
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const asked = new Promise<void>((resolve, reject) =>
    root.render(
      <Localized>
        <ProofDialog ways={ways} onProved={resolve} onClose={() => reject(refusal)} />
      </Localized>,
    ),
  )
  return asked.finally(() => {
    root.unmount()
    host.remove()
  })
}
