import { crossKindWords } from '#contract/enums/cross-kind.gen.ts'
import { Input } from '@admin-panel/ui/input'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { m } from '#paraglide/messages.js'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import { LinesField } from '#form/fields/lines-field.tsx'
import { PasteCrosses } from './paste-crosses.tsx'
import type { Cross, Oem, Product, ProductValues } from '#sections/products/record/values.ts'
import { valuesOf } from '#text/options-of.ts'

const kinds = valuesOf(crossKindWords)

function LineError({ message }: { message: string | undefined }) {
  return message ? <p className="col-span-full text-xs text-danger">{message}</p> : null
}

export function CrossesField({ product }: { product: Product | null }) {
  return (
    <LinesField<ProductValues, Cross>
      name="crosses"
      blank={{ brand_id: null, article: '', kind: 'analog' }}
      max={200}
      hasLegend
      add={m.product_cross_add()}
      lineName={({ article }, index) => article || String(index + 1)}
      tools={(append) => <PasteCrosses product={product} onAppend={append} />}
    >
      {(line, change, { isReadOnly, error }) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem]">
          <ReferenceSelect
            of="brands"
            id={line.brand_id}
            reference={product?.crosses.find(({ brand_id }) => brand_id === line.brand_id)?.brand}
            onChange={(brand_id) => change({ brand_id })}
            isReadOnly={isReadOnly}
            aria-label={m.field_brand_id()}
          />
          <Input
            aria-label={m.field_article()}
            placeholder={m.field_article()}
            value={line.article}
            readOnly={isReadOnly}
            onChange={(event) => change({ article: event.target.value })}
            className="font-code"
          />
          <NativeSelect
            aria-label={m.product_cross_kind()}
            value={line.kind}
            readOnly={isReadOnly}
            onChange={(event) => change({ kind: kinds.find((kind) => kind === event.target.value) ?? 'analog' })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {crossKindWords[kind]()}
              </option>
            ))}
          </NativeSelect>
          <LineError message={error('brand_id') ?? error('article')} />
        </div>
      )}
    </LinesField>
  )
}

export function OemField({ product }: { product: Product | null }) {
  return (
    <LinesField<ProductValues, Oem>
      name="oem_numbers"
      blank={{ car_brand_id: null, number: '' }}
      max={200}
      hasLegend
      add={m.product_oem_add()}
      lineName={({ number }, index) => number || String(index + 1)}
    >
      {(line, change, { isReadOnly, error }) => (
        <div className="grid gap-2 sm:grid-cols-2">
          <ReferenceSelect
            of="carBrands"
            id={line.car_brand_id}
            reference={product?.oem_numbers.find(({ car_brand_id }) => car_brand_id === line.car_brand_id)?.car_brand}
            onChange={(car_brand_id) => change({ car_brand_id })}
            isReadOnly={isReadOnly}
            aria-label={m.product_car_brand()}
          />
          <Input
            aria-label={m.product_oem_number()}
            placeholder={m.product_oem_number()}
            value={line.number}
            readOnly={isReadOnly}
            onChange={(event) => change({ number: event.target.value })}
            className="font-code"
          />
          <LineError message={error('car_brand_id') ?? error('number')} />
        </div>
      )}
    </LinesField>
  )
}
