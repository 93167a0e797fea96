import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { EditableGrid, type EditableColumn } from '@admin-panel/ui/editable-grid'
import { useTexts } from '@admin-panel/ui/texts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { useKeptChanges } from '#list/grid/use-kept-changes.ts'
import { carrierOptions, type Carrier } from '#shop/orders/labels.ts'
import { invalidateRecords, invalidateResource } from '#data/cache.ts'
import type { ShipmentRow } from './shipment-columns.tsx'

interface Line {
  id: number
  version: number
  number: string
  buyer: string
  carrier: string
  track_number: string
}

interface TrackDialogProps {
  rows: readonly ShipmentRow[]
  onClose: () => void
  onDone: () => void
}

const TRACK = /^[A-Za-z0-9-]{5,50}$/

const isCarrier = (value: string): value is Carrier => carrierOptions().some((option) => option.value === value)

/** Track numbers of the selection, typed one by one or pasted as a spreadsheet column. */
export function TrackDialog({ rows, onClose, onDone }: TrackDialogProps) {
  const texts = useTexts()
  const [lines] = useState(() => rows.map(lineOf))
  const draft = useKeptChanges<Line>({ name: 'delivery/tracks', rows: lines, rowId: ({ id }) => String(id) })
  const { changes } = draft
  const items = lines.flatMap((line) => {
    const change = changes.get(String(line.id))
    const { id, version, track_number, carrier } = { ...line, ...change }
    return change && track_number ? [{ id, version, track_number, ...(isCarrier(carrier) && { carrier }) }] : []
  })
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => client.api.subOrders.setTrackNumbers({ items }),
    onSuccess: ({ processed, skipped }) => {
      void invalidateResource('subOrders')
      void invalidateRecords('subOrders')
      void invalidateRecords('orders')
      const refused = new Set(skipped.map(({ id }) => id))
      draft.forget((id) => !refused.has(Number(id)) && items.some((item) => String(item.id) === id))
      if (processed > 0) void notify({ message: m.delivery_tracks_saved({ count: processed }) })
      if (skipped.length === 0) {
        onClose()
        onDone()
      }
    },
  })
  const [overtaken, setOvertaken] = useState<ReturnType<typeof draft.takeOvertaken>>(new Map())
  function save() {
    const changed = draft.takeOvertaken()
    setOvertaken(changed)
    if (changed.size === 0) mutate()
  }
  const refused = new Map(data?.skipped.map(({ id, message }) => [String(id), { track_number: message }] as const))
  return (
    <Dialog
      onClose={onClose}
      heading={m.delivery_tracks()}
      description={m.delivery_tracks_text()}
      className="w-200"
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isPending={isPending} aria-disabled={items.length === 0} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <EditableGrid
        label={m.delivery_tracks()}
        columns={columns()}
        rows={lines}
        rowId={({ id }) => String(id)}
        changes={changes}
        onChange={draft.onChange}
        errors={overtaken.size > 0 ? overtaken : refused}
      />
    </Dialog>
  )
}

function lineOf({ id, version, number, buyer_name, city, carrier, track_number }: ShipmentRow): Line {
  const buyer = `${buyer_name}, ${city.label}`
  return { id, version, number, buyer, carrier: carrier ?? '', track_number: track_number ?? '' }
}

const columns = (): EditableColumn<Line>[] => [
  { id: 'number', header: m.delivery_column_number(), kind: 'readonly', width: 112 },
  {
    id: 'track_number',
    header: m.field_track_number(),
    kind: 'text',
    isCode: true,
    width: 192,
    parse: (text) => (TRACK.test(text.trim()) ? { value: text.trim() } : { error: m.delivery_track_wrong() }),
  },
  { id: 'carrier', header: m.field_carrier(), kind: 'select', width: 176, options: carrierOptions() },
  { id: 'buyer', header: m.field_buyer_name(), kind: 'readonly', width: 208 },
]
