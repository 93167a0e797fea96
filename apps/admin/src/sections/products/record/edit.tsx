import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { productStatuses } from '#shop/products/product-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { ProductFields } from './form.tsx'
import { Missing } from './missing.tsx'
import { PendingBadge } from './pending-badge.tsx'
import { showProductValue } from './show-value.ts'
import { Proposal } from './proposal.tsx'
import { useProductForm } from './use-product-form.ts'
import type { Product } from './values.ts'
import { pathTo } from '#data/paths.ts'

function ProductForm({ record: product }: { record: Product | null }) {
  const { edit, isForeign, isProposed } = useProductForm(product)
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
      isEdit={product !== null}
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
      {isProposed && <Proposal product={product} />}
      <ProductFields product={product} />
    </RecordPage>
  )
}

export const { Component, loader } = recordFormScreen(queries.products.view, ProductForm)
