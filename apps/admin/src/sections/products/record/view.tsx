import { ButtonLink } from '@admin-panel/ui/button-link'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Article } from '#record/article.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { Page } from '#page/page.tsx'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { productStatuses } from '#shop/products/product-statuses.ts'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { Thumbnail } from '#record/thumbnail.tsx'
import { ProductFigures } from './figures.tsx'
import { offersOf } from '#shop/product-offers/offers-of.ts'
import { Overview } from './overview.tsx'
import { PendingBadge } from './pending-badge.tsx'
import { Rejected } from './rejected.tsx'
import { useAuthorship } from './use-authorship.ts'
import type { Product } from './values.ts'
import { pathTo } from '#data/paths.ts'

const Offers = lazyPart(async () => (await import('#shop/product-offers/offers-tab.tsx')).OffersTab)
const Reviews = lazyPart(async () => (await import('./reviews-tab.tsx')).ReviewsTab)
const History = lazyPart(async () => (await import('./history-tab.tsx')).HistoryTab)

function ProductView({ record: product }: { record: Product }) {
  const [search] = useSearchParams()
  const canSee = {
    offers: useCan('product-offer.index'),
    reviews: useCan(['review', 'log'], 'any'),
  }
  const { data: offers } = useQuery({ ...offersOf(product.id), enabled: canSee.offers })
  const tabs = [
    { tab: 'overview', label: m.product_tab_overview(), count: undefined, content: <Overview product={product} /> },
    canSee.offers && {
      tab: 'offers',
      label: m.entity_product_offer(),
      count: offers?.meta.total,
      content: <Offers product={product} />,
    },
    canSee.reviews && {
      tab: 'reviews',
      label: m.product_tab_reviews(),
      count: undefined,
      content: <Reviews product={product} />,
    },
    { tab: 'history', label: m.product_tab_history(), count: undefined, content: <History product={product} /> },
  ].filter((tab) => tab !== false)
  const current = tabs.find(({ tab }) => tab === search.get('tab')) ?? tabs[0]
  return (
    <Page
      title={product.name}
      picture={
        <span className="[--thumb:4.5rem]">
          <Thumbnail url={product.image_url} size={640} />
        </span>
      }
      parent={<Crumbs to={[[pathTo('products.list'), m.entity_product()]]} />}
      status={
        <>
          <span className="flex items-center gap-1 text-secondary">
            {product.brand?.label ?? m.product_lacks_brand()}
            <Article>{product.article}</Article>
            <CopyButton text={product.article} />
          </span>
          <PendingBadge product={product} />
        </>
      }
      actions={<Actions product={product} />}
      lead={
        <>
          <Rejected product={product} />
          <ProductFigures product={product} />
        </>
      }
      tabs={
        <TabLinks>
          {tabs.map(({ tab, label, count }) => (
            <TabLink
              key={tab}
              render={
                <Link
                  to={tab === 'overview' ? pathTo('products', product.id) : `?tab=${tab}`}
                  replace
                  preventScrollReset
                />
              }
              isCurrent={tab === current?.tab}
              count={count}
            >
              {label}
            </TabLink>
          ))}
        </TabLinks>
      }
    >
      <div className="flex min-w-0 flex-col gap-4 px-page pb-6">{current?.content}</div>
    </Page>
  )
}

function Actions({ product }: { product: Product }) {
  const { isForeign } = useAuthorship(product)
  const canUpdate = useCan('product.update') && !isForeign
  const canDelete = useCan('product.delete') && !isForeign && product.status === 'draft'
  const { id, version, is_offered } = product
  const canSubmit =
    useCan('product.statusChange') &&
    !isForeign &&
    product.available_statuses.some(({ status }) => status === 'on_moderation')
  const navigate = useNavigate()
  usePageActions(canUpdate ? [{ label: m.product_edit(), run: () => void navigate(pathTo('products.edit', id)) }] : [])
  return (
    <>
      <StatusMenu
        of="products"
        permission="product.statusChange"
        statuses={productStatuses}
        record={isForeign ? { ...product, available_statuses: [] } : product}
        name={product.name}
        change={client.api.products.statusChange}
        hindered={{ to: 'archived', read: client.api.products.obstacles }}
        next="on_moderation"
      />
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'product', entity_id: id }}
          action={m.product_delete()}
          question={m.product_delete_title()}
          text={m.product_delete_text({ name: product.name })}
          obstacle={is_offered ? m.product_delete_obstacle() : undefined}
          remove={async () => {
            await client.api.products.delete({ id, version })
            void invalidateResource('products')
          }}
          done={m.product_deleted()}
          list={pathTo('products.list')}
        />
      )}
      {canUpdate && (
        <ButtonLink variant={canSubmit ? 'secondary' : 'primary'} render={<Link to={pathTo('products.edit', id)} />}>
          {m.product_edit()}
        </ButtonLink>
      )}
    </>
  )
}

export const { Component, loader } = recordScreen(queries.products.view, ProductView)
