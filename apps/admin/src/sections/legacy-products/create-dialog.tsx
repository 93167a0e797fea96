import type { Schemas } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { NumberField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { validBody } from '#form/trusted.ts'
import { notify } from '#data/notify/notify.ts'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { cacheRecord, invalidateResource } from '#data/cache.ts'
import { legacyProductsCreateOursRules } from '#contract/rules/legacy-products.gen.ts'
import type { OldProduct } from './payload.ts'

type Changes = Schemas['ProductChanges']

const FIELDS = ['name', 'article', 'brand_id', 'category_id', 'weight_g', 'length_mm', 'width_mm', 'height_mm'] as const

type Values = Record<'name' | 'article', string | null> &
  Record<Exclude<(typeof FIELDS)[number], 'name' | 'article'>, number | null>

// The operation requires only the missing fields; the form has all fields of a new card.
const rules: Rules = Object.fromEntries(
  FIELDS.map((field) => [field, { ...legacyProductsCreateOursRules[field], required: true }]),
)

/** Creates a draft from the legacy card and asks for the missing fields. */
export function CreateDialog({ card, onClose }: { card: OldProduct; onClose: () => void }) {
  const { suggestion } = card
  const edit = useEditForm<Values, OldProduct>({
    name: ['products/old', card.id],
    rules,
    record: null,
    toValues: () => ({
      name: suggestion.name ?? null,
      article: suggestion.article ?? null,
      brand_id: suggestion.brand_id ?? null,
      category_id: suggestion.category_id ?? null,
      weight_g: suggestion.weight_g ?? null,
      length_mm: suggestion.length_mm ?? null,
      width_mm: suggestion.width_mm ?? null,
      height_mm: suggestion.height_mm ?? null,
    }),
    save: (changes) =>
      client.api.legacyProducts.createOurs({
        id: card.id,
        version: card.version,
        ...validBody<Changes>(rules, changes),
      }),
    onSaved: (saved) => {
      cacheRecord('legacyProducts', saved)
      void invalidateResource('products')
      void notify({ message: m.old_products_created() })
      onClose()
    },
  })
  return (
    <FormDialog
      heading={m.old_products_create()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TextField<Values> name="name" className="@min-[30rem]:col-span-2" />
      <TextField<Values> name="article" />
      <ReferenceField<Values> name="brand_id" of="brands" />
      <ReferenceField<Values>
        name="category_id"
        of="categories"
        narrowed={{ leaf: true }}
        className="@min-[30rem]:col-span-2"
      />
      <NumberField<Values> name="weight_g" />
      <NumberField<Values> name="length_mm" />
      <NumberField<Values> name="width_mm" />
      <NumberField<Values> name="height_mm" />
    </FormDialog>
  )
}
