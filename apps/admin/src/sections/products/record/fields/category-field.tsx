import { Field } from '@admin-panel/ui/field'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import { queries, queryClient } from '#data/queries.ts'
import type { Answer, Product, ProductValues } from '#sections/products/record/values.ts'

/** A new category keeps the attributes that it shares and lists the dropped ones. */
export function CategoryField({ product }: { product: Product | null }) {
  const { field, frame, isReadOnly } = useField<ProductValues>('category_id')
  const { field: answers } = useField<ProductValues>('attribute_values')
  const [dropped, setDropped] = useState<readonly Answer[]>([])
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())

  async function choose(category_id: number | null) {
    const before = typeof field.value === 'number' ? await attributesOf(field.value) : []
    field.onChange(category_id)
    if (category_id === null) return
    const attributes = await attributesOf(category_id)
    const fits = new Set(attributes.map(({ id }) => id))
    const present: readonly Answer[] = answers.value
    const all = [...present, ...dropped]
    answers.onChange(all.filter(({ attribute_id }) => fits.has(attribute_id)))
    setDropped(all.filter(({ attribute_id }) => !fits.has(attribute_id)))
    setNames(new Map([...names, ...before.map(({ id, name }) => [id, name] as const)]))
  }

  const droppedNames = dropped.map(({ attribute_id }) => names.get(attribute_id)).filter(Boolean)
  return (
    <Field
      {...frame}
      hint={
        droppedNames.length > 0 ? (
          <output className="text-amber-text">{m.product_category_dropped({ names: droppedNames.join(', ') })}</output>
        ) : undefined
      }
    >
      <ReferenceSelect
        of="categories"
        narrowed={{ leaf: true }}
        id={typeof field.value === 'number' ? field.value : null}
        reference={product?.category}
        onChange={(id) => void choose(id)}
        onBlur={field.onBlur}
        isReadOnly={isReadOnly}
      />
    </Field>
  )
}

async function attributesOf(category_id: number) {
  const { items } = await queryClient.ensureQueryData(queries.products.attributes({ category_id }))
  return items
}
