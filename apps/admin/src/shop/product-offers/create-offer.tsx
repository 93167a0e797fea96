import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { MoneyField, NumberField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { validBody } from '#form/trusted.ts'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { invalidateResource } from '#data/cache.ts'
import { productOffersCreateRules as rules } from '#contract/rules/product-offers.gen.ts'
import { useOnlyCompany } from '#data/access/use-only-company.ts'

// Not in the form: product_id, vat_rate, stocks. The card opens the dialog, and the rest has places elsewhere.
interface OfferValues {
  company_id: number | null
  product_id: number
  seller_sku: string
  price_kopecks: number | null
  old_price_kopecks: number | null
  min_order: number | null
  delivery_days_min: number | null
  delivery_days_max: number | null
}

/** A new offer is a draft; its stocks are edited in the sheet afterwards. */
export function CreateOffer({
  product,
  onClose,
}: {
  product: Pick<Schemas['Product'], 'id' | 'name'>
  onClose: () => void
}) {
  const only = useOnlyCompany()
  const edit = useEditForm<OfferValues, Schemas['ProductOffer']>({
    name: ['products', product.id, 'offers/new'],
    rules,
    record: null,
    toValues: () => ({
      company_id: only,
      product_id: product.id,
      seller_sku: '',
      price_kopecks: null,
      old_price_kopecks: null,
      min_order: 1,
      delivery_days_min: 0,
      delivery_days_max: 3,
    }),
    save: (values, _version, idempotencyKey) =>
      // Validation has already rejected missing required fields.
      client.api.productOffers.create(validBody<Schemas['ProductOfferInput']>(rules, values), { idempotencyKey }),
    onSaved: () => {
      void invalidateResource('productOffers')
      void invalidateResource('products')
      onClose()
    },
  })
  return (
    <FormDialog
      heading={m.offer_create()}
      description={m.offer_create_text({ name: product.name })}
      edit={edit}
      show={(_field, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <ReferenceField<OfferValues> name="company_id" of="companies" />
      <TextField<OfferValues> name="seller_sku" autoComplete="off" />
      <MoneyField<OfferValues> name="price_kopecks" />
      <MoneyField<OfferValues> name="old_price_kopecks" />
      <NumberField<OfferValues> name="delivery_days_min" />
      <NumberField<OfferValues> name="delivery_days_max" />
      <NumberField<OfferValues> name="min_order" />
    </FormDialog>
  )
}
