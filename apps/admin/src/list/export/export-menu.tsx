import type { OperationId, Params } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { isUnderWay } from '#data/operations/under-way.ts'
import type { Operation } from '#data/operations/operations.ts'
import { queries } from '#data/queries.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { usePageActions } from '#page/page-actions.ts'

type Format = 'csv' | 'csv_raw' | 'xlsx'
type ExportId = Extract<OperationId, `${string}.export`>

interface ExportMenuProps<K extends ExportId> {
  call: K
  /** The filters and the order of the list. */
  query: Omit<Params<K>, 'format'>
  /** The file has personal data that the user sees in full, so they say what it is for. */
  asksPurpose?: boolean
}

// Loaded with the first export.
const ExportFormats = lazyPart(async () => (await import('./export-formats.tsx')).ExportFormats, {
  fallback: ({ trigger }) => trigger,
})
const { prepare } = ExportFormats
const PurposeDialog = lazyPart(async () => (await import('#record/personal/purpose-dialog.tsx')).PurposeDialog)

/** Exports every filtered row, not just the visible page, as an operation of the server. */
export function ExportMenu<K extends ExportId>({ call, query, asksPurpose = false }: ExportMenuProps<K>) {
  const { begin: start, isBusy, operation } = useExport(call, query)
  const [asked, setAsked] = useState<Format | null>(null)
  const begin = (format: Format) => (asksPurpose ? setAsked(format) : start({ format }))
  const [hasOpened, setHasOpened] = useState(false)
  const formats = [
    { label: m.list_export_xlsx(), run: () => begin('xlsx') },
    { label: m.list_export_csv(), run: () => begin('csv') },
    { label: m.list_export_csv_raw(), run: () => begin('csv_raw') },
  ]
  usePageActions(formats.map(({ label, run }) => ({ label: m.list_export(), hint: label, run })))
  const trigger = (
    <Button isPending={isBusy} aria-haspopup="menu" onPointerEnter={prepare} onClick={() => setHasOpened(true)}>
      <Download aria-hidden className="size-4" />
      {m.list_export()}
    </Button>
  )
  return (
    <>
      {isBusy && <Progress operation={operation} />}
      {hasOpened ? <ExportFormats trigger={trigger} formats={formats} /> : trigger}
      {asked && (
        <PurposeDialog
          onGiven={(purpose) => {
            setAsked(null)
            start({ format: asked, purpose })
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function useExport(call: string, query: object) {
  const [id, setId] = useState<number | null>(null)
  // Its follower reads it.
  const { data: operation } = useQuery({ ...queries.operations.view({ id: id ?? 0 }), enabled: false })
  const isWatched = useRef(false)
  useEffect(() => {
    // The file is saved by itself while this screen is open.
    isWatched.current = true
    return () => {
      isWatched.current = false
    }
  }, [])
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: { format: Format; purpose?: string }) => {
      const { beginExport } = await import('./begin-export.ts')
      setId(await beginExport(call, query, file, () => isWatched.current))
    },
  })
  const isBusy = isPending || (operation !== undefined && isUnderWay(operation))
  return { begin: mutate, isBusy, operation: isPending ? undefined : operation }
}

function Progress({ operation }: { operation: Operation | undefined }) {
  const { done = 0, total } = operation ?? {}
  return (
    <output className="self-center text-xs text-muted tabular-nums">
      {total ? m.list_export_progress({ done, total }) : m.list_export_begins()}
    </output>
  )
}
