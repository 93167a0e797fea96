import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { useRecordForm } from '#record/record-form.ts'
import { productsCreateRules } from '#contract/rules/products.gen.ts'
import { useAuthorship } from './use-authorship.ts'
import { asInput } from './trusted.ts'
import { productMistakes, productPayload, productValues, type Product, type ProductValues } from './values.ts'

// A card may lack a brand while a request for a new one is open.
const rulesWithoutBrand = {
  ...productsCreateRules,
  brand_id: { ...productsCreateRules.brand_id, required: false },
}

/** The form of a product, or of a new one. */
export function useProductForm(product: Product | null, onSaved?: () => void) {
  const { isForeign, isProposed } = useAuthorship(product)
  const edit = useRecordForm<ProductValues, Product>({
    of: 'products',
    opens: 'products.edit',
    // The page of the card says what it lacks, and has the step to moderation.
    continues: 'products',
    record: product,
    rules: product && product.brand_id === null ? rulesWithoutBrand : productsCreateRules,
    toValues: productValues,
    toPayload: productPayload,
    refine: productMistakes,
    create: (values, options) => client.api.products.create(asInput(productPayload(values)), options),
    update: ({ id, version, ...changes }) => client.api.products.update({ ...asInput(changes), id, version }),
    onSaved: () => {
      if (isProposed) void notify({ message: m.product_proposed() })
      onSaved?.()
    },
  })
  return { edit, isForeign, isProposed }
}
