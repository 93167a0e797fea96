import { expect, test } from 'vitest'
import { menu, sections } from '#sections.ts'

/** The permissions of each address; «list» marks addresses whose filters are kept (rule R27). */
const table = `
/
/catalog                                category-tree.view
/delivery                               order list
/delivery/methods/:id                   delivery
/delivery/methods/new                   delivery.create
/delivery/payment/:id                   payment-system
/delivery/payment/new                   payment-system.create
/handbooks
/handbooks/attributes                   attribute list
/handbooks/attributes/:id               attribute
/handbooks/attributes/:id/edit          attribute
/handbooks/attributes/:id/synonyms      attribute
/handbooks/attributes/create            attribute.create
/handbooks/attributes/create/synonyms   attribute.create
/handbooks/brands                       brand list
/handbooks/brands/:id                   brand
/handbooks/brands/:id/abcp              brand
/handbooks/brands/:id/other             brand
/handbooks/brands/:id/tech              brand
/handbooks/brands/new                   brand.create
/handbooks/brands/unmapped              brand list
/handbooks/car-brands                   car-brand list
/handbooks/car-brands/:id               car-brand
/handbooks/car-brands/new               car-brand.create
/handbooks/car-brands/old/:id           car-brand
/handbooks/categories                   category list
/handbooks/categories/edit/:id          category
/handbooks/cities                       city list
/handbooks/cities/:id                   city
/handbooks/cities/edit/:id              city
/handbooks/cities/edit/new              city.create
/handbooks/cities/old/:id               city
/handbooks/cities/old/edit/:id          city
/handbooks/commissions                  commission list
/handbooks/reasons                      operation-reason list
/handbooks/reasons/edit/:id             operation-reason
/handbooks/reasons/edit/new             operation-reason.create
/handbooks/reviews                      review list
/handbooks/templates                    template list
/handbooks/templates/edit/:id           template
/handbooks/templates/edit/new           template.create
/handbooks/translation                  translation list
/log                                    log list
/log/:id                                log
/log/as-of/:entity/:id
/log/deleted                            log list
/moderation                             moderation list
/moderation/:id                         moderation.view
/moderation/brands                      brand-moderation list
/moderation/brands/:id                  brand-moderation.view
/operations                             list
/operations/:id
/orders                                 order list
/orders/:id                             order
/orders/create                          order.receive product-offer.index
/orders/incoming                        order.receive list
/orders/incoming/:id                    order.receive
/orders/suborder/:id                    order
/pickup                                 storage list
/pickup/:id                             store-point.view
/pickup/edit/:id                        store-point.view store-point.update
/pickup/edit/new                        store-point.create
/products                               product list
/products/:id                           product.view
/products/edit/:id                      product.view
/products/edit/new                      product.create
/products/offers                        product-offer list
/products/old                           product list
/reviews                                log list
/reviews/:id                            log
/roles                                  role list
/roles/edit/:id                         role.view
/roles/edit/new                         role.create
/sellers                                company list
/sellers/:id                            company.view
/sellers/contracts/edit/:id             contract.view
/sellers/contracts/edit/new             contract.create
/sellers/edit/:id                       company.view
/sellers/new                            company.create
/sellers/reconciliation                 reconciliation list
/sellers/requisites/edit/:id            bank-detail.view
/sellers/requisites/edit/new            bank-detail.create
/sellers/settlements                    settlement list
/sellers/settlements/:id                settlement.view
/settings/route-rules                   setting list
/settings/route-rules/edit/:id          setting
/settings/route-rules/edit/new          setting.update
/test
/users                                  user list
/users/edit/:id                         user.view
/users/edit/new                         user.create
/users/person                           person.index
/users/service                          service-account list
/users/service/:id                      service-account.view
/users/service/new                      service-account.create
/users/webhooks                         webhook list
/users/webhooks/:id                     webhook.view
/users/webhooks/new                     webhook.create
/warehouse                              storage list
/warehouse/:id                          store-point.view
/warehouse/edit/:id                     store-point.view store-point.update
/warehouse/edit/new                     store-point.create
`

const byText = (one: string, other: string) => (one < other ? -1 : 1)

test('P6, R27: each address requires the permissions of the table, and every list keeps its filters', () => {
  const received = sections
    .flatMap(({ screens }) => screens)
    .map(({ path, permissions = [], hasSavedQuery }) =>
      [path, ...permissions, ...(hasSavedQuery ? ['list'] : [])].join(' '),
    )
  const expected = table.trim().split('\n')
  expect(received.toSorted(byText)).toEqual(expected.map((line) => line.replace(/\s+/g, ' ').trim()).toSorted(byText))
})

test('P6: a menu entry requires the permissions of its address', () => {
  const permissionsByPath = new Map(
    sections.flatMap(({ screens }) => screens.map((screen) => [screen.path, screen.permissions])),
  )
  const received = menu.map(({ path }) => [path, permissionsByPath.get(path) ?? []])
  expect(received).toEqual(menu.map(({ path, permission }) => [path, permission ? [permission] : []]))
})
