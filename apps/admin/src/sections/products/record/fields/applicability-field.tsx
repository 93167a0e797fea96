import { Input } from '@admin-panel/ui/input'
import { whyUnread, type Unread } from '@admin-panel/ui/read-number'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { whyTooLong } from '#text/too-long.ts'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import { LinesField } from '#form/fields/lines-field.tsx'
import { PlainNumberInput } from '#form/fields/plain-number-field.tsx'
import type { Fit, Product, ProductValues } from '#sections/products/record/values.ts'

type Year = number | Unread | null
type Line = Omit<Fit, 'year_from' | 'year_to'> & { year_from: Year; year_to: Year }

const blank: Line = { car_model_id: null, year_from: null, year_to: null, note: null }

/** The compatible cars: the make narrows the models, whose names include the make. */
export function ApplicabilityField({ product }: { product: Product | null }) {
  return (
    <LinesField<ProductValues, Line>
      name="applicability"
      blank={blank}
      max={500}
      hasLegend
      add={m.product_fit_add()}
      lineName={({ car_model_id }, index) =>
        product?.applicability.find((fit) => fit.car_model_id === car_model_id)?.car_model.label ?? String(index + 1)
      }
    >
      {(line, change, { isReadOnly, error }) => (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-[10rem_minmax(0,1fr)_5.5rem_5.5rem] xl:grid-cols-[10rem_minmax(0,1fr)_5.5rem_5.5rem_minmax(0,10rem)]">
          <Car line={line} product={product} isReadOnly={isReadOnly} onChange={(id) => change({ car_model_id: id })} />
          <PlainNumberInput
            aria-label={m.product_year_from()}
            placeholder={m.product_year_from()}
            value={line.year_from}
            readOnly={isReadOnly}
            onValueChange={(year_from) => change({ year_from })}
          />
          <PlainNumberInput
            aria-label={m.product_year_to()}
            placeholder={m.product_year_to()}
            value={line.year_to}
            readOnly={isReadOnly}
            onValueChange={(year_to) => change({ year_to })}
          />
          <Input
            aria-label={m.product_fit_note()}
            placeholder={m.product_fit_note()}
            value={line.note ?? ''}
            readOnly={isReadOnly}
            onChange={(event) => change({ note: event.target.value || null })}
            className="max-xl:col-span-full"
          />
          <Mistake
            text={
              whyUnread(line.year_from) ??
              whyUnread(line.year_to) ??
              whyTooLong(m.product_fit_note(), line.note ?? '', 255) ??
              error('car_model_id') ??
              error('year_from') ??
              error('note')
            }
          />
        </div>
      )}
    </LinesField>
  )
}

function Mistake({ text }: { text: string | undefined }) {
  return text && <p className="col-span-full text-xs text-danger">{text}</p>
}

interface CarProps {
  line: Line
  product: Product | null
  isReadOnly: boolean
  onChange: (id: number | null) => void
}

function Car({ line, product, isReadOnly, onChange }: CarProps) {
  const [make, setMake] = useState<number | null>(null)
  // A model's name includes the make, so the make only narrows the search.
  const isFound = line.car_model_id !== null && make === null
  return (
    <>
      {!isFound && (
        <ReferenceSelect
          of="carBrands"
          id={make}
          onChange={(id) => {
            setMake(id)
            if (id !== make) onChange(null)
          }}
          isReadOnly={isReadOnly}
          aria-label={m.product_car_brand()}
        />
      )}
      <span className={isFound ? 'col-span-2 min-w-0' : 'min-w-0'}>
        <ReferenceSelect
          of="carModels"
          id={line.car_model_id}
          reference={product?.applicability.find(({ car_model_id }) => car_model_id === line.car_model_id)?.car_model}
          narrowed={make === null ? undefined : { car_brand_id: make }}
          onChange={onChange}
          isReadOnly={isReadOnly}
          aria-label={m.product_car_model()}
        />
      </span>
    </>
  )
}
