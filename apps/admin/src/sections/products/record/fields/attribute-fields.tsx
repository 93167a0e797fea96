import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { labelOf } from '#text/label-of.ts'
import { queries } from '#data/queries.ts'
import { productsCreateRules } from '#contract/rules/products.gen.ts'
import { AnswerField, type AnswerValue } from './answer-field.tsx'
import { byGroup } from '#sections/products/record/by-group.ts'
import { isBlank, type ProductValues } from '#sections/products/record/values.ts'

/** The attributes of the chosen category, by group. */
export function AttributeFields() {
  const { field: category } = useField<ProductValues>('category_id')
  const { field, frame, isReadOnly } = useField<ProductValues>('attribute_values')
  const category_id = typeof category.value === 'number' ? category.value : null
  const { data, isError, refetch } = useQuery({
    ...queries.products.attributes({ category_id: category_id ?? 0 }),
    enabled: category_id !== null,
  })
  const answers: readonly { attribute_id: number; value: AnswerValue }[] = field.value
  const change = (attribute_id: number, value: AnswerValue | null) => {
    const others = answers.filter((answer) => answer.attribute_id !== attribute_id)
    // Keeps the API's order, so that a reverted change counts as unchanged.
    const next = value === null || isBlank(value) ? others : [...others, { attribute_id, value }]
    field.onChange(next.toSorted((one, other) => one.attribute_id - other.attribute_id))
  }
  const title = labelOf(productsCreateRules, 'attribute_values')
  return (
    <div id="attribute_values" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {category_id === null && (
        <FormSection title={title}>
          <p className="col-span-full text-muted">{m.product_attributes_no_category()}</p>
        </FormSection>
      )}
      {frame.error && <p className="text-xs text-danger">{frame.error}</p>}
      {category_id !== null && !data && (
        <FormSection title={title}>
          {isError ? <Button onClick={() => void refetch()}>{m.list_retry()}</Button> : <Skeleton className="h-16" />}
        </FormSection>
      )}
      {data?.items.length === 0 && (
        <FormSection title={title}>
          <p className="col-span-full text-muted">{m.product_attributes_none()}</p>
        </FormSection>
      )}
      {byGroup(data?.items ?? []).map(([group, attributes]) => (
        <FormSection key={group} title={group ? `${title}: ${group.toLocaleLowerCase()}` : title}>
          {attributes.map((attribute) => (
            <AnswerField
              key={attribute.id}
              attribute={attribute}
              value={answers.find(({ attribute_id }) => attribute_id === attribute.id)?.value ?? null}
              isReadOnly={isReadOnly}
              onChange={(value) => change(attribute.id, value)}
            />
          ))}
        </FormSection>
      ))}
    </div>
  )
}
