import type { Schemas } from '@admin-panel/sdk'
import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { isUnread, whyUnread, type Unread } from '@admin-panel/ui/read-number'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { oldPriceChangeWords } from '#contract/enums/old-price-change.gen.ts'
import { HundredthsInput } from '#form/hundredths-input.tsx'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import type { FieldDialogProps } from '#list/bulk/bulk-field.tsx'
import { optionsOf } from '#text/options-of.ts'

type Typed = number | Unread | null

const ROUNDINGS = [100, 1000, 5000, 10_000]

/** The steps that were given; the server takes them in this order. */
function formulaOf(percent: Typed, add: Typed, round: number): Schemas['PriceFormula'] | null {
  const formula = {
    ...(typeof percent === 'number' && percent !== 0 && { percent }),
    ...(typeof add === 'number' && add !== 0 && { add_kopecks: add }),
    ...(round > 0 && { round_to_kopecks: round }),
  }
  return isUnread(percent) || isUnread(add) || Object.keys(formula).length === 0 ? null : formula
}

/** Changes the price of many offers by a formula. */
export function PricesDialog({ chosen, onClose }: FieldDialogProps) {
  const [percent, setPercent] = useState<Typed>(null)
  const [add, setAdd] = useState<Typed>(null)
  const [round, setRound] = useState(0)
  const [oldPrice, setOldPrice] = useState<Schemas['OldPriceChange']>('keep')
  const [isAttempted, setIsAttempted] = useState(false)
  const formula = formulaOf(percent, add, round)
  const missing = isAttempted && !formula ? m.offers_prices_missing() : undefined
  function prepare() {
    setIsAttempted(true)
    return formula && bulkCall('productOffers.changePrices', { formula, old_price: oldPrice })
  }
  return (
    <BulkDialog
      chosen={chosen}
      heading={(count) => m.offers_status_heading({ action: m.offers_prices_action(), count })}
      description={m.offers_prices_text()}
      prepare={prepare}
      asksReason
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.offers_prices_percent()} isOptional error={whyUnread(percent) ?? missing}>
          <NumericInput value={percent} onValueChange={setPercent} fraction={2} isSigned suffix="%" />
        </Field>
        <Field label={m.offers_prices_add()} isOptional error={whyUnread(add)}>
          <HundredthsInput value={add} onValueChange={setAdd} isSigned suffix="₽" />
        </Field>
        <Field label={m.offers_prices_round()}>
          <NativeSelect value={round} onChange={({ target }) => setRound(Number(target.value))}>
            <option value={0}>{m.offers_prices_no_rounding()}</option>
            {ROUNDINGS.map((kopecks) => (
              <option key={kopecks} value={kopecks}>
                {`${kopecks / 100} ₽`}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={m.field_old_price_kopecks()}>
          <NativeSelect
            value={oldPrice}
            onChange={({ target }) => {
              const chosenChange = optionsOf(oldPriceChangeWords).find(({ value }) => value === target.value)
              if (chosenChange) setOldPrice(chosenChange.value)
            }}
          >
            {optionsOf(oldPriceChangeWords).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
    </BulkDialog>
  )
}
