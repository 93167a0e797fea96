import { Button } from '@admin-panel/ui/button'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { m } from '#paraglide/messages.js'
import { useField } from '#shared/fields.tsx'
import { LinesField } from '#shared/lines-field.tsx'
import { ReferenceSelect } from '#shared/pickers/reference-field.tsx'
import type { Category } from './form.tsx'

export interface AttributeLine {
  attribute_id: number | null
  is_required: boolean
  position: number | null
}

/** Its own attributes, and under them what comes from above, which a line of its own outranks. */
export function AttributeLines({ category }: { category: Category }) {
  const { attributes, inherited_attributes } = category
  const nameOf = (id: number | null) =>
    [...attributes, ...inherited_attributes].find(({ attribute_id }) => attribute_id === id)?.attribute
  return (
    <>
      <LinesField<AttributeLine>
        name="attributes"
        blank={{ attribute_id: null, is_required: false, position: null }}
        max={200}
        add={m.categories_attribute_add()}
        lineName={({ attribute_id }, index) => nameOf(attribute_id)?.label ?? String(index + 1)}
        hint={m.categories_attributes_hint()}
      >
        {(line, change, { isReadOnly, error }) => (
          <div className="grid items-center gap-2 @min-[40rem]:grid-cols-[minmax(0,1fr)_auto_7rem]">
            <ReferenceSelect
              of="attributes"
              id={line.attribute_id}
              known={nameOf(line.attribute_id)}
              onChange={(attribute_id) => change({ attribute_id })}
              isReadOnly={isReadOnly}
              aria-label={m.categories_attribute()}
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
            {error('attribute_id') && <p className="col-span-full text-xs text-danger">{error('attribute_id')}</p>}
          </div>
        )}
      </LinesField>
      <Inherited category={category} />
    </>
  )
}

function Inherited({ category: { inherited_attributes } }: { category: Category }) {
  const { field, isReadOnly } = useField('attributes')
  // The field's own value: what the form was given for it.
  const own = field.value as readonly AttributeLine[]
  if (inherited_attributes.length === 0) return null
  return (
    <div className="col-span-full min-w-0">
      <h3 className="mb-1 text-sm font-medium">{m.categories_inherited()}</h3>
      <ul className="divide-y divide-line">
        {inherited_attributes.map(({ attribute_id, attribute, category, is_required, position }) => {
          const isOutranked = own.some((line) => line.attribute_id === attribute_id)
          return (
            <li key={attribute_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className={isOutranked ? 'min-w-0 text-muted line-through' : 'min-w-0'}>{attribute.label}</span>
              <span className="min-w-0 grow text-xs text-muted">
                {m.categories_inherited_from({ category: category.label })}
                {is_required && ` · ${m.field_is_required().toLocaleLowerCase()}`}
              </span>
              {isOutranked ? (
                <span className="text-xs text-muted">{m.categories_outranked()}</span>
              ) : (
                !isReadOnly && (
                  <Button
                    size="sm"
                    aria-label={m.categories_outrank_name({ name: attribute.label })}
                    onClick={() => field.onChange([...own, { attribute_id, is_required, position }])}
                  >
                    {m.categories_outrank()}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
