import { createToasts } from '@admin-panel/ui/toasts'
import { Toaster as View } from '@admin-panel/ui/toaster'
import { createRoot } from 'react-dom/client'
import { Localized } from '#text/localized.tsx'

export const toasts = createToasts()

// Rendered outside the router's tree, so that a toast outlives every navigation and every failed screen.
const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(
  <Localized>
    <View toasts={toasts} />
  </Localized>,
)
