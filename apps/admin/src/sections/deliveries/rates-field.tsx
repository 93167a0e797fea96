import { randomId } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { EditableGrid, type EditableColumn, type GridChanges } from '@admin-panel/ui/editable-grid'
import { FieldGroup } from '@admin-panel/ui/field-group'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { deliveriesCreateRatesRules as rules } from '#contract/rules/deliveries.gen.ts'
import { checkedColumns } from '#list/grid/checked-columns.ts'
import { useField } from '#form/fields/fields.tsx'
import { sameValue } from '#form/merge-changes.ts'
import type { Rate, MethodValues } from './values.ts'
import { ZonePicker } from './zone-picker.tsx'
import { byZone, nextTier, zoneName, type RateLine, type ZoneName } from './zones.ts'
import { formatMoney } from '#text/format-money.ts'
import { getLocale } from '#text/locale.ts'

const grams = (weight: number) => weight.toLocaleString(getLocale())

/** The tiers of a zone, read-only. */
function ReadonlyRates({ name, rates }: { name: string; rates: readonly Rate[] }) {
  return (
    <ul aria-label={m.delivery_rates_of({ zone: name })} className="divide-y divide-line rounded-xl border border-line">
      {rates.map(({ weight_from_g, weight_to_g, price_kopecks, free_from_kopecks, days_min, days_max }) => (
        <li key={weight_from_g} className="flex flex-wrap gap-x-4 gap-y-0.5 px-3 py-1.5 tabular-nums">
          <span className="grow">{m.delivery_rate_tier({ from: grams(weight_from_g), to: grams(weight_to_g) })}</span>
          <span>{formatMoney(price_kopecks)}</span>
          {free_from_kopecks !== null && (
            <span className="text-muted">{m.delivery_rate_free_from({ sum: formatMoney(free_from_kopecks) })}</span>
          )}
          <span className="text-muted">{m.delivery_rate_days({ from: days_min, to: days_max })}</span>
        </li>
      ))}
    </ul>
  )
}

interface Lines {
  saved: readonly RateLine[]
  changes: GridChanges<RateLine>
}

const read = (value: unknown): Lines => ({
  saved: (Array.isArray(value) ? value : []).map((rate: Rate) => ({ ...rate, key: randomId() })),
  changes: new Map(),
})
const mergedLines = ({ saved, changes }: Lines) => saved.map((line) => ({ ...line, ...changes.get(line.key) }))
const ratesOf = (lines: Lines): Rate[] => mergedLines(lines).map(({ key: _grid, ...rate }) => rate)

/** The prices of a method by zone and weight: a spreadsheet per zone. */
export function RatesField({ zones: saved }: { zones: readonly ZoneName[] }) {
  const { field, frame, isReadOnly } = useField<MethodValues>('rates')
  const [lines, setLines] = useState(() => read(field.value))
  const [added, setAdded] = useState<readonly ZoneName[]>([])
  const zones = [...saved, ...added]
  // A draft, a save or «Отменить» has replaced the form's rates.
  if (!sameValue(field.value, ratesOf(lines))) setLines(read(field.value))

  function change(next: Lines) {
    setLines(next)
    field.onChange(ratesOf(next))
  }
  const add = (line: RateLine) => change({ ...lines, saved: [...lines.saved, line] })
  const remove = (keys: readonly string[]) =>
    change({ ...lines, saved: lines.saved.filter(({ key }) => !keys.includes(key)) })

  return (
    <Card>
      <FieldGroup id={frame.id} tabIndex={-1} legend={frame.label} error={frame.error} className="outline-none">
        <p className="mb-3 text-xs text-muted">{m.delivery_rates_hint()}</p>
        {lines.saved.length === 0 && <p className="mb-3 text-muted">{m.delivery_rates_empty()}</p>}
        <div className="flex flex-col gap-5">
          {byZone(mergedLines(lines)).map(([key, tiers]) => {
            const name = zoneName(zones, key)
            const keys = tiers.map((tier) => tier.key)
            const last = tiers.at(-1)
            return (
              <section key={key} aria-label={name}>
                <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
                  <h3 className="font-label">{name}</h3>
                  {!isReadOnly && last && (
                    <div className="flex flex-wrap gap-2">
                      <Button size="sm" onClick={() => add(nextTier(last, last))}>
                        <Plus aria-hidden />
                        {m.delivery_tier_add()}
                      </Button>
                      <Button size="sm" onClick={() => remove([last.key])}>
                        {tiers.length > 1 ? m.delivery_tier_remove() : m.delivery_zone_remove()}
                      </Button>
                    </div>
                  )}
                </div>
                {isReadOnly ? (
                  <ReadonlyRates name={name} rates={tiers} />
                ) : (
                  <EditableGrid
                    label={m.delivery_rates_of({ zone: name })}
                    columns={checkedColumns(columns(), rules)}
                    rows={lines.saved.filter((line) => keys.includes(line.key))}
                    rowId={(line) => line.key}
                    changes={lines.changes}
                    onChange={(changes) => change({ ...lines, changes })}
                  />
                )}
              </section>
            )
          })}
        </div>
        {!isReadOnly && (
          <ZonePicker
            existing={lines.saved}
            onPick={(place, zone) => {
              if (zone) setAdded((before) => [...before, zone])
              add(nextTier(place, undefined))
            }}
          />
        )}
      </FieldGroup>
    </Card>
  )
}

const parseWhole = (text: string) =>
  /^\d{1,7}$/.test(text) ? { value: Number(text) } : { error: m.delivery_rate_whole() }
const parseMoney = (text: string) =>
  text === '' || Number(text) < 0 ? { error: m.delivery_rate_money() } : { value: Number(text) }

const columns = (): EditableColumn<RateLine>[] => [
  { id: 'weight_from_g', header: m.delivery_rate_from(), kind: 'number', parse: parseWhole },
  { id: 'weight_to_g', header: m.delivery_rate_to(), kind: 'number', parse: parseWhole },
  { id: 'price_kopecks', header: m.delivery_rate_price(), kind: 'money', parse: parseMoney },
  { id: 'free_from_kopecks', header: m.delivery_rate_free(), kind: 'money', width: 144 },
  { id: 'days_min', header: m.delivery_rate_days_min(), kind: 'number', parse: parseWhole },
  { id: 'days_max', header: m.delivery_rate_days_max(), kind: 'number', parse: parseWhole },
]
