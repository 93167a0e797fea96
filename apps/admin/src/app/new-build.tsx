import { Button } from '@admin-panel/ui/button'
import { client } from '#data/client.ts'
import { m } from '#paraglide/messages.js'
import { toasts } from '#data/notify/toaster.tsx'

// The build writes its id into index.html; under `dev` there is none, so no newer build exists.
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Announces a build that is newer than the one that was offered before, and returns it; the user decides when to reload. */
export async function checkBuild(offered: string) {
  const currentBuild = ownBuild()
  if (!currentBuild) return offered
  const { build } = await client.api.system.latestBuilds({ t: Date.now() })
  if (build === currentBuild || build === offered) return offered
  toasts.notify({ status: 'info', message: m.app_new_build(), component: NewBuild, duration: Infinity })
  return build
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
