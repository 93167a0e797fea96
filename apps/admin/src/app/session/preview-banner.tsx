import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import { useEffect } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { leavePreview } from '#data/preview/preview.ts'
import { useSession } from '#data/queries.ts'
import { useNow } from '#data/time/use-now.ts'
import { spanOf } from '#data/time/span-of.ts'
import { formatName } from '#text/format-name.ts'

/** Says whose eyes these are, for how long, and ends it. */
export function PreviewBanner() {
  const { user, expiresAt } = useSession()
  const left = (expiresAt ?? 0) - useNow()
  // The rounded minute may be ahead of the end, never behind it.
  useEffect(() => {
    if (expiresAt === null) return undefined
    const timer = setTimeout(() => void leavePreview(), Math.max(0, expiresAt - Date.now()))
    return () => clearTimeout(timer)
  }, [expiresAt])
  const end = useMutation({
    mutationFn: () => client.api.previews.end().catch(() => undefined),
    onSuccess: leavePreview,
  })
  if (!user) return null
  return (
    <section
      data-banner=""
      aria-label={m.preview_title()}
      className="sticky top-12 z-20 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 bg-amber-soft px-4 py-1.5 text-amber-text md:top-0"
    >
      <Eye aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      <p className="min-w-0 grow">
        <span className="font-label break-words">{m.preview_as({ name: formatName(user) })}</span>{' '}
        <span>{m.preview_left({ time: spanOf(Math.max(0, left)) })}</span>
      </p>
      <Button size="sm" isPending={end.isPending} onClick={() => end.mutate()}>
        {m.preview_leave()}
      </Button>
    </section>
  )
}
