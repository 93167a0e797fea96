import { operationPermissions } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { visibleProducts } from './find/scope.ts'
import { manyStatuses } from './change-many.ts'
import { findProducts } from './find/hits.ts'
import { requireFreeArticle } from './find/same-article.ts'
import { moderatedProduct } from './moderated.ts'
import { fetchPhotos } from './receive/fetch-photos.ts'
import { products } from './routes.ts'
import { product } from './schema.ts'
import { seedProducts } from './seed.ts'
import { productStatuses } from './status/statuses.ts'
import { update } from './update.ts'
import { listOf } from './find/list-of.ts'

export const section = defineSection({
  english,
  handlers: products,
  resources: {
    product: {
      lists: { products: listOf },
      nameOf: selectNames(product, product.name),
      states: productStatuses,
      back: {
        many: { 'products.statusChange': manyStatuses },
        returned: requireFreeArticle,
        kept: { awaited_images: 'Фото с адресов: уберите лишние на карточке' },
      },
      moderation: { moderated: moderatedProduct, updatedBy: 'products.update', update },
      search: { permissions: ['product.view'], find: findProducts },
      files: {
        view: operationPermissions['products.view'],
        upload: [...operationPermissions['products.create'], ...operationPermissions['products.update']],
        table: product,
        holds: ({ id }) => sql`${product.image_ids} @> array[${id}::int8]`,
        scope: visibleProducts,
        isPublic: true,
      },
      grants: {
        merchant: ['index', 'list', 'view', 'create', 'update', 'delete', 'statusChange', 'export', 'receive'],
        moderator: ['index', 'list', 'view', 'update', 'statusChange', 'enableByIds', 'disableByIds', 'export'],
        'content-manager': [
          'index',
          'list',
          'view',
          'create',
          'update',
          'statusChange',
          'moveToCategory',
          'enableByIds',
          'disableByIds',
          'generateTransliteName',
          'export',
          'receive',
        ],
        'order-operator': ['index', 'list', 'view'],
        finance: ['index', 'list', 'view'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  dues: { fetchPhotos: { label: 'Загрузка фото по адресам', permission: 'product.receive', run: fetchPhotos } },
  seeds: { products: { run: seedProducts, after: ['attributes', 'brands', 'carModels', 'storePoints'] } },
})
