import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { LinesField } from '#form/fields/lines-field.tsx'
import { AssignmentLine } from '#shop/attributes/assignment-line.tsx'
import type { Category, CategoryValues, AttributeLine } from './values.ts'

/** The category's own attributes, then the inherited ones, which an own line overrides. */
export function AttributeLines({ category }: { category: Category }) {
  const { attributes, inherited_attributes } = category
  const nameOf = (id: number | null) =>
    [...attributes, ...inherited_attributes].find(({ attribute_id }) => attribute_id === id)?.attribute
  return (
    <>
      <LinesField<CategoryValues, AttributeLine>
        name="attributes"
        blank={{ attribute_id: null, is_required: false, position: null }}
        max={200}
        add={m.categories_attribute_add()}
        lineName={({ attribute_id }, index) => nameOf(attribute_id)?.label ?? String(index + 1)}
        hint={m.categories_attributes_hint()}
      >
        {({ attribute_id, ...assignment }, change, { isReadOnly, error }) => (
          <AssignmentLine
            of="attributes"
            label={m.categories_attribute()}
            id={attribute_id}
            reference={nameOf(attribute_id)}
            onPick={(id) => change({ attribute_id: id })}
            assignment={assignment}
            change={change}
            isReadOnly={isReadOnly}
            error={error('attribute_id')}
          />
        )}
      </LinesField>
      <Inherited category={category} />
    </>
  )
}

function Inherited({ category: { inherited_attributes } }: { category: Category }) {
  const { field, isReadOnly } = useField<CategoryValues>('attributes')
  const ownLines: readonly AttributeLine[] = field.value
  if (inherited_attributes.length === 0) return null
  return (
    <div className="col-span-full min-w-0">
      <h3 className="mb-1 text-body font-label">{m.categories_inherited()}</h3>
      <ul className="divide-y divide-line">
        {inherited_attributes.map(({ attribute_id, attribute, category, is_required, position }) => {
          const isOutranked = ownLines.some((line) => line.attribute_id === attribute_id)
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
                    onClick={() => field.onChange([...ownLines, { attribute_id, is_required, position }])}
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
