import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { productOffers } from './routes.ts'
import { offerStatuses } from './statuses.ts'
import { listOf } from './queries.ts'
import { manyStatuses } from './switch-offers.ts'
import { manyPrices } from './terms/change-prices.ts'

export const section = defineSection({
  english,
  handlers: productOffers,
  resources: {
    'product-offer': {
      lists: { productOffers: listOf },
      nameOf: null,
      back: { many: { 'productOffers.statusChange': manyStatuses, 'productOffers.update': manyPrices } },
      states: offerStatuses,
      grants: {
        merchant: '*',
        moderator: ['index', 'list', 'view', 'statusChange'],
        'content-manager': ['index', 'list', 'view'],
        'order-operator': ['index', 'list', 'view'],
        finance: ['index', 'list', 'view'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
})
