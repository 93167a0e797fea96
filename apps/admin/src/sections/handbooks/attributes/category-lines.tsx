import { Checkbox } from '@admin-panel/ui/checkbox'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { m } from '#paraglide/messages.js'
import { LinesField } from '#shared/lines-field.tsx'
import { ReferenceSelect } from '#shared/pickers/reference-field.tsx'
import type { CategoryLine } from './form.tsx'
import type { Attribute } from './labels.ts'

/** Where the attribute is asked for; the categories under these inherit it. */
export function CategoryLines({ attribute }: { attribute: Attribute | null }) {
  const nameOf = (id: number | null) => attribute?.categories.find(({ category_id }) => category_id === id)?.category
  return (
    <LinesField<CategoryLine>
      name="categories"
      blank={{ category_id: null, is_required: false, position: null }}
      max={300}
      add={m.attributes_category_add()}
      lineName={({ category_id }, index) => nameOf(category_id)?.label ?? String(index + 1)}
      hint={m.attributes_categories_hint()}
    >
      {(line, change, { isReadOnly, error }) => (
        <div className="grid items-center gap-2 @min-[40rem]:grid-cols-[minmax(0,1fr)_auto_7rem]">
          <ReferenceSelect
            of="categories"
            id={line.category_id}
            known={nameOf(line.category_id)}
            onChange={(category_id) => change({ category_id })}
            isReadOnly={isReadOnly}
            aria-label={m.field_category_id()}
          />
          <Checkbox
            label={m.field_is_required()}
            checked={line.is_required}
            disabled={isReadOnly}
            onChange={(event) => change({ is_required: event.target.checked })}
          />
          <NumericInput
            aria-label={m.field_position()}
            placeholder={m.field_position()}
            value={line.position}
            readOnly={isReadOnly}
            onValueChange={(position) => change({ position })}
          />
          {error('category_id') && <p className="col-span-full text-xs text-danger">{error('category_id')}</p>}
        </div>
      )}
    </LinesField>
  )
}
