import { IconButton } from '@admin-panel/ui/icon-button'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Trash2 from 'lucide-react/icons/trash'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { HundredthsInput } from '#form/hundredths-input.tsx'
import { formatMoney } from '#text/format-money.ts'
import { problemOf, sumOfLine, type Line, type Problem, type Values } from './draft.ts'
import { focusSearch } from './focus-search.ts'
import { noteOf, OfferSearch } from './offer-search.tsx'
import { offerIn, usePlan } from './plan.ts'

type Offer = Schemas['OfferForOrder']

const FIELDS = ['quantity', 'price_kopecks', 'discount_kopecks'] as const
const OTHERS = ['offer_id', 'company_id', 'article', 'brand'] as const

/** The lines of the order: an offer is typed, chosen and counted without leaving the keyboard. */
export function OrderLines() {
  const { field, fieldState, frame } = useField<Values>('lines')
  const list = useRef<HTMLOListElement>(null)
  const lines: readonly Line[] = field.value
  const { plan } = usePlan(lines)
  const set = (next: readonly Line[]) => field.onChange([...next])
  /** What the server says of a line. */
  function refusalOf(index: number): Problem | undefined {
    for (const field of [...FIELDS, ...OTHERS]) {
      const message = fieldState.error?.types?.[`${index}.${field}`]
      if (typeof message === 'string') return { field: FIELDS.find((name) => name === field) ?? null, message }
    }
    return undefined
  }
  function focusQuantity(index: number) {
    const input = list.current?.children[index]?.querySelector('input')
    input?.focus()
    input?.select()
  }
  function add(offer: Offer) {
    const known = lines.findIndex(({ offer_id }) => offer_id === offer.offer_id)
    if (known < 0) flushSync(() => set([...lines, lineOf(offer)]))
    focusQuantity(known < 0 ? lines.length : known)
  }
  return (
    <section
      id={frame.id}
      tabIndex={-1}
      aria-label={frame.label}
      className="@container rounded-xl border border-line bg-surface p-4 outline-none"
    >
      <h2 className="mb-4 text-lead font-label">{frame.label}</h2>
      <ol ref={list} className="flex flex-col">
        {lines.map((line, index) => {
          const offer = offerIn(plan, line.offer_id)
          return (
            <OrderLine
              key={line.offer_id}
              line={line}
              offer={offer}
              problem={problemOf(line, offer) ?? refusalOf(index)}
              onChange={(part) => set(lines.map((other, place) => (place === index ? { ...other, ...part } : other)))}
              onRemove={() => {
                flushSync(() => set(lines.toSpliced(index, 1)))
                focusSearch()
              }}
            />
          )
        })}
      </ol>
      <OfferSearch onChoose={add} />
      <p className={frame.error ? 'mt-1 flex gap-1 text-xs text-danger' : 'mt-1 text-xs text-muted'}>
        {frame.error && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
        {frame.error ?? m.orders_create_find_hint()}
      </p>
    </section>
  )
}

const lineOf = (offer: Offer): Line => ({
  offer_id: offer.offer_id,
  name: offer.product.label,
  note: noteOf(offer),
  quantity: offer.min_order,
  price_kopecks: offer.price_kopecks,
  discount_kopecks: null,
})

interface OrderLineProps {
  line: Line
  offer: Offer | null | undefined
  problem: Problem | undefined
  onChange: (part: Partial<Line>) => void
  onRemove: () => void
}

/** Enter leads back to the search: the next line follows. */
function next(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  focusSearch()
}

function OrderLine({ line, offer, problem, onChange, onRemove }: OrderLineProps) {
  const { name, note, quantity, price_kopecks, discount_kopecks } = line
  const control = (field: Problem['field'], label: string) => ({
    'aria-label': m.orders_create_field_of({ field: label, name }),
    'aria-invalid': problem?.field === field || undefined,
    onKeyDown: next,
  })
  return (
    <li className="mb-3 border-b border-line pb-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="min-w-48 flex-1 self-start">
          <p className="font-label break-words">{name}</p>
          <p className="text-xs text-muted">
            {note}
            {offer && ` · ${m.orders_create_available({ count: offer.available })}`}
          </p>
        </div>
        <Cell label={m.filter_quantity()}>
          <NumericInput
            value={quantity}
            onValueChange={(value) => onChange({ quantity: value })}
            className="w-20"
            {...control('quantity', m.filter_quantity())}
          />
        </Cell>
        <Cell label={m.orders_create_price()}>
          <HundredthsInput
            suffix="₽"
            value={price_kopecks}
            onValueChange={(value) => onChange({ price_kopecks: value })}
            className="w-32"
            {...control('price_kopecks', m.orders_create_price())}
          />
        </Cell>
        <Cell label={m.orders_create_discount()}>
          <HundredthsInput
            suffix="₽"
            value={discount_kopecks}
            onValueChange={(value) => onChange({ discount_kopecks: value })}
            className="w-32"
            {...control('discount_kopecks', m.orders_create_discount())}
          />
        </Cell>
        <div className="ms-auto flex items-center gap-1">
          <span className="min-w-30 text-end font-label whitespace-nowrap tabular-nums">
            {formatMoney(sumOfLine(line))}
          </span>
          <IconButton size="md" label={m.orders_create_remove({ name })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
      {problem && (
        <p role="alert" className="mt-1 flex gap-1 text-xs text-danger">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {problem.message}
        </p>
      )}
    </li>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span aria-hidden className="block text-xs text-muted">
        {label}
      </span>
      {children}
    </div>
  )
}
