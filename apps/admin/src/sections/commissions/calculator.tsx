import { isApiError, type Params } from '@admin-panel/sdk'
import { check } from '@admin-panel/sdk/validation'
import { Button } from '@admin-panel/ui/button'
import { Drawer } from '@admin-panel/ui/drawer'
import { Field } from '@admin-panel/ui/field'
import { whyUnread, type Unread } from '@admin-panel/ui/read-number'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { marketDay, marketplaceZone } from '#data/time/days.ts'
import { DateInput } from '#form/date-input.tsx'
import { useTyped } from '#form/drafts/use-typed.ts'
import { HundredthsInput } from '#form/hundredths-input.tsx'
import { labelOf } from '#text/label-of.ts'
import { currentLanguage } from '#text/language.ts'
import { Notice } from '@admin-panel/ui/notice'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import { commissionsResolveRules as rules } from '#contract/lists/commissions.gen.ts'
import { Resolution } from './resolution.tsx'

type Sale = Params<'commissions.resolve'>
type SaleInput = { [Field in keyof Sale]: Sale[Field] | null | (Field extends `${string}_id` ? never : Unread) }

const isWhole = (sale: SaleInput, missing: object): sale is SaleInput & Sale => Object.keys(missing).length === 0

/** The commission rule that applies to a sale, its amount, and why the other rules lost. */
export function Calculator({ onClose }: { onClose: () => void }) {
  const [sale, setSale] = useTyped<SaleInput>(['commissions/sale', 'new'], 'sale', {
    company_id: null,
    product_id: null,
    price_kopecks: null,
    date: marketDay(),
  })
  const [isAttempted, setIsAttempted] = useState(false)
  const resolve = useMutation({
    mutationFn: (input: Sale) => client.api.commissions.resolve(input),
    meta: { quiet: true },
  })
  const missing = check(rules, sale, currentLanguage().validation)
  const refusals = isApiError(resolve.error, 'validation') ? (resolve.error.details ?? {}) : {}
  const errorOf = (field: keyof Sale) =>
    whyUnread(sale[field]) ?? ((isAttempted && missing[field]?.[0]) || refusals[field]?.[0])
  const change = (changes: Partial<SaleInput>) => {
    setSale({ ...sale, ...changes })
    resolve.reset()
  }
  const fieldOf = (field: keyof Sale) => ({ label: labelOf(rules, field), error: errorOf(field) })
  const isUnworded = resolve.error && Object.keys(refusals).length === 0
  return (
    <Drawer onClose={onClose} heading={m.commissions_check()} description={m.commissions_check_text()}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setIsAttempted(true)
          if (isWhole(sale, missing)) resolve.mutate(sale)
        }}
      >
        <Field {...fieldOf('company_id')}>
          <ReferenceSelect of="companies" id={sale.company_id} onChange={(company_id) => change({ company_id })} />
        </Field>
        <Field {...fieldOf('product_id')}>
          <ReferenceSelect of="products" id={sale.product_id} onChange={(product_id) => change({ product_id })} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...fieldOf('price_kopecks')}>
            <HundredthsInput value={sale.price_kopecks} onValueChange={(price_kopecks) => change({ price_kopecks })} />
          </Field>
          <Field {...fieldOf('date')}>
            <DateInput value={sale.date ?? ''} onValueChange={(date) => change({ date })} timeZone={marketplaceZone} />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="self-start" isPending={resolve.isPending}>
          {m.commissions_count()}
        </Button>
      </form>
      {isUnworded && (
        <div role="alert" className="mt-4">
          <Notice tone="red">{resolve.error.message}</Notice>
        </div>
      )}
      <div aria-live="polite" className="mt-6">
        {resolve.data && <Resolution resolution={resolve.data} />}
      </div>
    </Drawer>
  )
}
