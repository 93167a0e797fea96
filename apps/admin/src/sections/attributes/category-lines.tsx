import { m } from '#paraglide/messages.js'
import { LinesField } from '#form/fields/lines-field.tsx'
import { AssignmentLine } from '#shop/attributes/assignment-line.tsx'
import type { CategoryLine, AttributeValues } from './values.ts'
import type { Attribute } from './labels.ts'

/** The categories of the attribute; their descendants inherit it. */
export function CategoryLines({ attribute }: { attribute: Attribute | null }) {
  const nameOf = (id: number | null) => attribute?.categories.find(({ category_id }) => category_id === id)?.category
  return (
    <LinesField<AttributeValues, CategoryLine>
      name="categories"
      blank={{ category_id: null, is_required: false, position: null }}
      max={300}
      add={m.attributes_category_add()}
      lineName={({ category_id }, index) => nameOf(category_id)?.label ?? String(index + 1)}
      hint={m.attributes_categories_hint()}
    >
      {({ category_id, ...assignment }, change, { isReadOnly, error }) => (
        <AssignmentLine
          of="categories"
          label={m.field_category_id()}
          id={category_id}
          reference={nameOf(category_id)}
          onPick={(id) => change({ category_id: id })}
          assignment={assignment}
          change={change}
          isReadOnly={isReadOnly}
          error={error('category_id')}
        />
      )}
    </LinesField>
  )
}
