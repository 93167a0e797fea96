// Generated from apps/admin/src and openapi/*.tsp by `pnpm gen`. Do not edit.

/** An entry of the menu: the operations without which it shows nothing, and those that it uses where they are there. */
export interface Need {
  readonly path: string
  readonly part?: string
  readonly must: readonly string[]
  readonly may: readonly string[]
}

/** What every page asks for. */
export const frame: readonly string[] = 'auth.signIn auth.signOut auth.refresh profile.view system.routeRule'.split(' ')

export const needs: readonly Need[] = [
  {
    path: '/catalog',
    must: 'categoryTree.nodes'.split(' '),
    may: 'categories.disable categories.enable categories.generateTransliteName categories.update categoryTree.createNode categoryTree.deleteNode categoryTree.moveNode categoryTree.sort products.list'.split(' '),
  },
  {
    path: '/products',
    must: 'products.list products.view'.split(' '),
    may: 'legacyProducts.candidates legacyProducts.createOurs legacyProducts.list legacyProducts.view moderation.view productOffers.changePrices productOffers.create productOffers.disableByIds productOffers.enableByIds productOffers.export productOffers.list productOffers.priceHistory productOffers.statusChange productOffers.update productOffers.upsert productOffers.view products.attributes products.create products.delete products.disableByIds products.enableByIds products.export products.moveToCategory products.obstacles products.statusChange products.statusChangeByIds products.statusHistory products.update products.upsert reviewTerms.list reviews.list reviews.update storePoints.list'.split(' '),
  },
  {
    path: '/orders',
    must: 'orders.list orders.view'.split(' '),
    may: 'deliveries.list deliveries.view facts.apply facts.list facts.reject facts.view orders.export orders.plan orders.receive orders.update orders.viewByNumber paymentSystems.list payments.record productOffers.list subOrders.changeStatuses subOrders.pickingList subOrders.statusChange subOrders.update subOrders.view'.split(' '),
  },
  {
    path: '/sellers',
    must: 'companies.list companies.view'.split(' '),
    may: 'bankDetails.create bankDetails.delete bankDetails.list bankDetails.update bankDetails.view cities.view commissions.list companies.attachUsers companies.create companies.deactivationHistory companies.delete companies.detachUsers companies.export companies.obstacles companies.statusChange companies.update companies.weeks companyAddresses.create companyAddresses.delete companyAddresses.list companyAddresses.update companyAddresses.view contracts.create contracts.delete contracts.export contracts.list contracts.statusChange contracts.update contracts.view ledgerEntries.answer ledgerEntries.balance ledgerEntries.export ledgerEntries.list ledgerEntries.object moderation.list products.list reconciliations.export reconciliations.list reconciliations.resolveByIds reconciliations.upsert reviews.list roles.list settlements.bankAnswer settlements.bankFile settlements.export settlements.hold settlements.list settlements.release settlements.statusChange settlements.view storePoints.list users.create users.list'.split(' '),
  },
  {
    path: '/warehouse',
    must: 'storePoints.list storePoints.view'.split(' '),
    may: 'cities.view files.view moderation.list orders.list productOffers.list reviews.list storePoints.create storePoints.deactivationHistory storePoints.delete storePoints.disableByIds storePoints.enableByIds storePoints.export storePoints.obstacles storePoints.statusChange storePoints.update'.split(' '),
  },
  {
    path: '/pickup',
    must: 'storePoints.list storePoints.view'.split(' '),
    may: 'cities.view files.view moderation.list orders.list productOffers.list reviews.list storePoints.create storePoints.deactivationHistory storePoints.delete storePoints.disableByIds storePoints.enableByIds storePoints.export storePoints.obstacles storePoints.statusChange storePoints.update'.split(' '),
  },
  {
    path: '/moderation',
    must: 'moderation.list moderation.next moderation.today moderation.view'.split(' '),
    may: 'brandModeration.create brandModeration.list brandModeration.prolong brandModeration.statusChange brandModeration.update brandModeration.view moderation.export moderation.prolong moderation.statusChange moderation.update operationReasons.options products.attributes products.view'.split(' '),
  },
  {
    path: '/handbooks',
    part: 'handbooks',
    must: [],
    may: 'attributes.create attributes.delete attributes.export attributes.list attributes.resolve attributes.sort attributes.update attributes.view brandAliases.ignoreByIds brandAliases.list brandAliases.tieByIds brandAliases.untieByIds brandAliases.upsert brandModeration.list brands.create brands.delete brands.export brands.list brands.update brands.view carBrands.create carBrands.delete carBrands.list carBrands.sort carBrands.update carBrands.view carModels.create carModels.delete carModels.sort carModels.update carModels.view categories.export categories.list categories.update categories.view cities.create cities.delete cities.export cities.list cities.update cities.view commissions.deleteByParams commissions.export commissions.list commissions.resolve commissions.upsert legacyCarBrands.createOurs legacyCarBrands.list legacyCarBrands.view legacyCities.createOurs legacyCities.list legacyCities.view operationReasons.create operationReasons.delete operationReasons.list operationReasons.sort operationReasons.update operationReasons.view overview.counts ownAccess.explain products.list regions.create regions.delete regions.list regions.update regions.view reviewTerms.deleteByParams reviewTerms.list reviewTerms.upsert templates.create templates.delete templates.events templates.list templates.preview templates.sendToMe templates.update templates.view translations.deleteByParams translations.export translations.list translations.upsert'.split(' '),
  },
  {
    path: '/users',
    must: 'users.list users.view'.split(' '),
    may: 'accessRequests.answer accessRequests.ofUser auditLog.list factorResets.answer factorResets.ask factorResets.ofUser passwordReset.byUser people.erase people.find people.term previews.start roles.attachImpact roles.list serviceAccounts.create serviceAccounts.deactivationHistory serviceAccounts.list serviceAccounts.statusChange serviceAccounts.update serviceAccounts.view serviceKeys.create serviceKeys.list serviceKeys.revoke serviceKeys.update userRights.ofUser users.create users.deactivationHistory users.delete users.export users.statusChange users.update webhookDeliveries.list webhookDeliveries.resend webhookDeliveries.view webhooks.create webhooks.deactivationHistory webhooks.delete webhooks.list webhooks.rotate webhooks.statusChange webhooks.test webhooks.update webhooks.view'.split(' '),
  },
  {
    path: '/roles',
    must: 'roles.list roles.view'.split(' '),
    may: 'ownFactors.view previews.start roles.attachImpact roles.attachUsers roles.create roles.delete roles.detachUsers roles.impact roles.update users.list'.split(' '),
  },
  {
    path: '/log',
    must: 'auditLog.list auditLog.view'.split(' '),
    may: 'auditLog.asOf auditLog.deleted auditLog.export operations.restore'.split(' '),
  },
  {
    path: '/reviews',
    part: 'reviews',
    must: 'reviews.list reviews.view'.split(' '),
    may: 'reviewTerms.list reviews.delete reviews.export reviews.statusChange reviews.update'.split(' '),
  },
]
