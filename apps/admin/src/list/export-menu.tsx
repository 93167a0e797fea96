import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { download } from '#data/download.ts'
import { readProgress, subscribe } from '#data/export-progress.ts'
import { today } from '#data/time/days.ts'
import { getLocale } from '#text/locale.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { usePageActions } from '#page/page-actions.ts'

type Format = 'csv' | 'csv_raw' | 'xlsx'

// Loaded with the first export.
const ExportFormats = lazyPart(async () => (await import('./export-formats.tsx')).ExportFormats, {
  fallback: ({ trigger }) => trigger,
})
const { prepare } = ExportFormats

/** Exports every filtered row, not just the visible page. */
export function ExportMenu({ name, load }: { name: string; load: (format: Format) => Promise<Blob> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) => {
      download(await load(format), `${name}-${today()}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)
    },
  })
  const [hasOpened, setHasOpened] = useState(false)
  const formats = [
    { label: m.list_export_xlsx(), run: () => mutate('xlsx') },
    { label: m.list_export_csv(), run: () => mutate('csv') },
    { label: m.list_export_csv_raw(), run: () => mutate('csv_raw') },
  ]
  usePageActions(formats.map(({ label, run }) => ({ label: m.list_export(), hint: label, run })))
  const trigger = (
    <Button isPending={isPending} aria-haspopup="menu" onPointerEnter={prepare} onClick={() => setHasOpened(true)}>
      <Download aria-hidden className="size-4" />
      {m.list_export()}
    </Button>
  )
  return (
    <>
      {isPending && <Progress />}
      {hasOpened ? <ExportFormats trigger={trigger} formats={formats} /> : trigger}
    </>
  )
}

function Progress() {
  const progress = useSyncExternalStore(subscribe, readProgress)
  return (
    <output className="self-center text-xs text-muted tabular-nums">
      {progress
        ? m.list_export_progress({
            count: progress.rows,
            size: Math.ceil(progress.bytes / 1024).toLocaleString(getLocale()),
          })
        : m.list_export_begins()}
    </output>
  )
}
