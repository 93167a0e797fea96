import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { notify } from '#data/notify/notify.ts'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { productsCreateRules } from '#contract/rules/products.gen.ts'
import { productStatuses } from '#record/status/product-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { ProductFields } from './form.tsx'
import { Missing } from './missing.tsx'
import { PendingBadge } from './pending-badge.tsx'
import { showProductValue } from './show-value.ts'
import { useAuthorship } from './use-authorship.ts'
import { asInput, productMistakes, productPayload, productValues, type Product, type ProductValues } from './values.ts'
import { pathTo } from '#data/paths.ts'

// A card may lack a brand while a request for a new one is open.
const rulesWithoutBrand = {
  ...productsCreateRules,
  brand_id: { ...productsCreateRules.brand_id, required: false },
}

function ProductForm({ record: product }: { record: Product | null }) {
  const { isForeign, isProposed } = useAuthorship(product)
  const edit = useRecordForm<ProductValues, Product>({
    of: 'products',
    opens: 'products.edit',
    record: product,
    rules: product && product.brand_id === null ? rulesWithoutBrand : productsCreateRules,
    toValues: productValues,
    toPayload: productPayload,
    refine: productMistakes,
    create: (values, options) => client.api.products.create(asInput(productPayload(values)), options),
    update: ({ id, version, ...changes }) => client.api.products.update({ ...asInput(changes), id, version }),
    onSaved: () => {
      if (isProposed) void notify({ message: m.product_proposed() })
    },
  })
  return (
    <RecordPage
      title={product?.name ?? m.product_new_title()}
      parent={
        <Crumbs
          to={[
            [pathTo('products.list'), m.entity_product()],
            ...(product ? [[pathTo('products', product.id), product.article] as const] : []),
          ]}
        />
      }
      edit={edit}
      permission={product ? 'product.update' : 'product.create'}
      isLocked={isForeign}
      status={
        product && (
          <>
            <StatusBadge statuses={productStatuses} status={product.status} />
            <PendingBadge product={product} />
            {isForeign && <StatusChip>{m.product_foreign()}</StatusChip>}
          </>
        )
      }
      side={
        product && (
          <>
            <Missing product={product} />
            <RecordFacts record={product} />
          </>
        )
      }
      show={product ? (field: string, value: unknown) => showProductValue(product, field, value) : undefined}
    >
      {isProposed && (
        <p className="rounded-xl bg-blue-soft px-3 py-2 text-blue-text">
          {product?.pending_moderation_id ? m.product_will_replace() : m.product_will_propose()}
        </p>
      )}
      <ProductFields product={product} />
    </RecordPage>
  )
}

export const { Component, loader } = recordFormScreen(queries.products.view, ProductForm)
