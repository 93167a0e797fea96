import type { CallOptions, Schemas } from '@admin-panel/sdk'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { hasUnsaved } from '#data/unsaved.ts'
import { showRecord } from '#data/live/apply.ts'
import { entityOf } from '#data/live/entity-of.ts'
import { clearNews, useNews } from '#data/live/news.ts'
import { NewsNote } from './news-note.tsx'
import type { OpenRecord } from '#data/live/open-record.ts'
import { lacks } from '#data/access/lacks.ts'

const REPORT_EVERY = 10_000

/** Shows the other viewers of a record and announces changes by other users. */
export function LiveRecord({ resource, id }: OpenRecord) {
  const entity = entityOf(resource)
  const viewers = useViewers(entity, id)
  const news = useNews(`${entity}/${id}`)
  // A tab that becomes visible again refetches the record.
  useEffect(() => () => clearNews(`${entity}/${id}`), [entity, id])
  const [first, ...others] = viewers
  const Icon = first?.is_editing ? Pencil : Eye
  return (
    <>
      {first && (
        <output className="flex min-w-0 items-center gap-1.5 text-xs text-secondary" title={namesOf(viewers)}>
          <Icon aria-hidden className="size-3.5 shrink-0" />
          <span className="min-w-0 break-words">
            {first.is_editing ? m.live_edits({ name: first.label }) : m.live_looks({ name: first.label })}
            {others.length > 0 && ` ${m.live_others({ count: others.length })}`}
          </span>
        </output>
      )}
      {news !== undefined && <NewsNote {...news} onShow={() => showRecord(entity, id)} />}
    </>
  )
}

const namesOf = (viewers: readonly Schemas['Viewer'][]) => viewers.map(({ label }) => label).join(', ')

function useViewers(entity: string, entity_id: number) {
  const [viewers, setViewers] = useState<readonly Schemas['Viewer'][]>([])
  // Reports presence to the server while the page is visible.
  useEffect(() => {
    let isGone = false
    async function report() {
      if (document.visibilityState === 'hidden' || lacks('live')) return
      // A failed report is ignored: nothing else depends on presence.
      const presence = await client.api.presence
        .report({ entity, entity_id, is_editing: hasUnsaved() }, { retry: false })
        .catch(() => undefined)
      if (presence && !isGone) setViewers(presence.items)
    }
    const reportPresence = () => void report()
    const leave = (options?: CallOptions) => {
      if (client.session.getSnapshot().user && !lacks('live'))
        client.api.presence.leave({ entity, entity_id }, { retry: false, ...options }).catch(() => undefined)
    }
    const hide = () => leave({ keepalive: true })
    reportPresence()
    const timer = setInterval(reportPresence, REPORT_EVERY)
    document.addEventListener('visibilitychange', reportPresence)
    window.addEventListener('pagehide', hide)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', reportPresence)
      window.removeEventListener('pagehide', hide)
      leave()
    }
  }, [entity, entity_id])
  return viewers
}
