import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'
import { toasts } from '#data/notify/toaster.tsx'

/** Announces a newer build; the user decides when to reload. */
export function offerReload() {
  toasts.notify({ status: 'info', message: m.app_new_build(), component: NewBuild, duration: Infinity })
}

function NewBuild() {
  return (
    <span className="flex items-center gap-3">
      <span>{m.app_new_build()}</span>
      <Button size="sm" onClick={() => window.location.reload()}>
        {m.app_reload()}
      </Button>
    </span>
  )
}
