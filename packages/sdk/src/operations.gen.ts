// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import { tableOf, type Operation } from './operation-table.ts'
import type { operations } from './schema.gen.ts'

/** The method, path and flags of a verb that most resources share. */
const verbs = {
  answer: 'POST /answer/{id}',
  ofUser: 'GET /of-user/{id}',
  create: 'POST  key',
  delete: 'DELETE /{id} version key',
  disable: 'PUT /disable/{id} version key',
  enable: 'PUT /enable/{id} version key',
  export: 'GET /export file',
  generateTransliteName: 'POST /generate-translite-name',
  list: 'GET  list',
  options: 'GET /list',
  resolve: 'GET /resolve',
  sort: 'PUT /sort',
  update: 'PUT /{id} version key',
  view: 'GET /{id}',
  beginPasskey: 'POST /passkey/begin public',
  deleteByParams: 'DELETE /delete-by-params',
  upsert: 'PUT /upsert key',
  prolong: 'PUT /prolong/{id}',
  statusChange: 'PUT /status-change/{id} version key',
  disableByIds: 'PUT /disable-by-ids',
  enableByIds: 'PUT /enable-by-ids',
  attachUsers: 'POST /attach-users/{id}',
  deactivationHistory: 'GET /deactivation-history/{id}',
  detachUsers: 'POST /detach-users/{id}',
  obstacles: 'GET /obstacles/{id}',
  candidates: 'GET /candidates/{id}',
  createOurs: 'POST /create-ours/{id} version key',
  ignore: 'PUT /ignore/{id} version key',
  tie: 'PUT /tie/{id} version key',
  untie: 'PUT /untie/{id} version key',
  receive: 'POST /receive',
}

/** The path of each resource and its verbs; a verb is spelled out if it differs from the shared one. */
const resources = {
  accessRequests: '/api/user/admin/access-request,answer,ofUser',
  attributes: '/api/catalog/admin/attribute,create,delete,disable,enable,export,generateTransliteName,list,options,resolve,sort,update,view',
  auditLog: '/api/log/admin/audit-log,asOf=GET /as-of,deleted=GET /deleted list,export,list,own=GET /own,reveal=POST /reveal,view',
  auth: '/api/user/admin/auth,beginPasskey,byPasskey=POST /passkey public,refresh=POST /refresh,secondStep=POST /second-step public,signIn=POST /sign-in public,signOut=POST /sign-out,stepUp=POST /step-up',
  bankDetails: '/api/company/admin/bank-detail,create,delete,disable,enable,list,options,update,view',
  brandAliases: '/api/catalog/admin/brand-alias,deleteByParams,ignoreByIds=PUT /ignore-by-ids,list,tieByIds=PUT /tie-by-ids,untieByIds=PUT /untie-by-ids,upsert',
  brandModeration: '/api/moderation/admin/brand-moderation,create,list,options,prolong,statusChange,update,view',
  brands: '/api/catalog/admin/brand,create,delete,disable,disableByIds,enable,enableByIds,export,generateTransliteName,list,options,update,view',
  carBrands: '/api/catalog/admin/car-brand,create,delete,disable,enable,generateTransliteName,list,options,sort,update,view',
  carModels: '/api/catalog/admin/car-model,create,delete,disable,enable,generateTransliteName,list,options,sort,update,view',
  categories: '/api/catalog/admin/category,disable,disableByIds,enable,enableByIds,export,generateTransliteName,list,options,update,view',
  categoryTree: '/api/catalog/admin/category-tree,createNode=POST /create-node key,deleteNode=DELETE /delete-node/{id} version key,moveNode=PUT /move-node/{id},nodes=GET ,sort',
  cities: '/api/geo/admin/city,create,delete,disable,disableByIds,enable,enableByIds,export,generateTransliteName,list,options,update,view',
  commissions: '/api/company/admin/commission,deleteByParams,export,list,options,resolve,upsert',
  companies: '/api/company/admin/company,attachUsers,create,deactivationHistory,delete,detachUsers,export,list,obstacles,options,statusChange,update,view,weeks=GET /weeks/{id}',
  companyAddresses: '/api/company/admin/company-address,create,delete,list,options,update,view',
  contracts: '/api/company/admin/contract,create,delete,export,list,options,statusChange,update,view',
  deletions: '/api/system/admin/deletion,check=GET ',
  deliveries: '/api/order/admin/delivery,create,delete,disable,enable,export,list,options,quote=GET /quote,sort,update,view',
  enrolment: '/api/user/admin/auth/enrolment,addPasskey=POST /passkey public,beginPasskey,beginTotp=POST /totp public,confirmTotp=POST /totp/confirm public',
  events: '/api/system/admin/events,stream=GET  stream',
  factorResets: '/api/user/admin/factor-reset,answer,ask=POST /of-user/{id},ofUser',
  facts: '/api/order/admin/fact,apply=PUT /apply/{id} version key,list,reject=PUT /reject/{id} version key,view',
  files: '/api/system/admin/file,content=GET /content/{id} file,create=POST  form,view',
  ledgerEntries: '/api/company/admin/ledger-entry,answer=PUT /answer/{id} key,balance=GET /balance/{company_id},create,export,list,object=PUT /object/{id} key',
  legacyCarBrands: '/api/catalog/admin/legacy-car-brand,candidates,createOurs,ignore,list,tie,untie,view',
  legacyCities: '/api/geo/admin/legacy-city,candidates,createOurs,ignore,list,tie,untie,view',
  legacyProducts: '/api/catalog/admin/legacy-product,candidates,createOurs,ignore,list,tie,untie,view',
  metaData: '/api/content/admin/meta-data,deleteByParams,list,upsert,view=GET /view',
  moderation: '/api/moderation/admin/moderation,create,export,list,next=GET /next,options,prolong,statusChange,today=GET /today,update,view',
  notifications: '/api/system/admin/notification,create,delete,list,options,readAll=PUT /read-all,unreadCount=GET /unread-count,update,view',
  oidc: '/api/user/admin/auth/oidc,finish=POST /finish public,start=POST /start public',
  operationReasons: '/api/content/admin/operation-reason,create,delete,disable,enable,list,options,sort,update,view',
  operations: '/api/system/admin/operation,file=GET /file/{id} file,items=GET /items list,list,mapping=GET /mapping,prepare=POST  key,prepareImport=POST /import form key,reject=PUT /reject/{id},rejectByIds=PUT /reject-by-ids,repeat=POST /repeat/{id} key,restore=POST /restore key,start=PUT /start/{id},stop=PUT /stop/{id},undo=POST /undo/{id} key,view,withdraw=PUT /withdraw/{id}',
  orders: '/api/order/admin/order,export,list,options,plan=GET /plan,receive,revise=POST /revise,update,view,viewByNumber=GET /by-number/{number}',
  overview: '/api/system/admin/overview,catalogue=GET /catalogue,counts=GET /counts,orders=GET /orders,sellers=GET /sellers,subOrders=GET /sub-orders,terms=GET /terms,waiting=GET /waiting,work=GET /work',
  ownAccess: '/api/user/profile/access,ask=POST ,explain=GET ',
  ownFactors: '/api/user/profile/second-factor,beginTotp=POST /totp,confirmTotp=POST /totp/confirm,removeTotp=POST /totp/remove,renewRecoveryCodes=POST /recovery-codes,view=GET ',
  ownPasskeys: '/api/user/profile/passkey,add=POST ,begin=POST /begin,remove=DELETE /{id}',
  ownPassword: '/api/user/profile/password,change=PUT ',
  ownPreviews: '/api/user/profile/preview,list=GET ',
  ownSessions: '/api/user/profile/session,delete=DELETE /{id},endOthers=POST /end-others,list=GET ',
  passwordReset: '/api/user/admin/user/password-reset,byEmail=POST /by-email public,byUser=POST /by-user/{id},confirm=PUT /confirm public',
  payments: '/api/order/admin/payment/record,record=POST ',
  paymentSystems: '/api/order/admin/payment-system,create,delete,disable,enable,list,options,sort,update,view',
  people: '/api/order/admin/person,erase=POST /erase,find=POST /find,term=GET /term',
  permissions: '/api/user/admin/permission,list=GET ',
  presence: '/api/system/admin/presence,leave=PUT /leave,report=PUT ',
  previews: '/api/user/admin/preview,end=POST /end,start=POST ',
  productOffers: '/api/catalog/admin/product-offer,changePrices=PUT /change-prices,create,delete,disable,disableByIds,enable,enableByIds,export,list,options,priceHistory=GET /price-history/{id},receive,statusChange,update,upsert,view',
  products: '/api/catalog/admin/product,attributes=GET /attributes/{category_id},create,delete,disableByIds,enableByIds,export,generateTransliteName,list,moveToCategory=PUT /move-to-category,obstacles,options,receive,statusChange,statusChangeByIds=PUT /status-change-by-ids,statusHistory=GET /status-history/{id},update,upsert,view',
  profile: '/api/user/profile,update=PUT  version key,view=GET ',
  reconciliations: '/api/company/admin/reconciliation,export,list,resolveByIds=PUT /resolve-by-ids,upsert',
  regions: '/api/geo/admin/region,create,delete,disable,enable,list,options,update,view',
  returns: '/api/order/admin/return/request,request=POST ',
  reviews: '/api/review/admin/review,delete,export,list,receive,statusChange,update,view',
  reviewTerms: '/api/review/admin/review-term,deleteByParams,list,upsert',
  roles: '/api/user/admin/role,attachImpact=POST /attach-impact/{id},attachUsers,create,delete,detachUsers,impact=POST /impact/{id},list,options,update,view',
  routeRules: '/api/system/admin/route-rule,create,delete,list,paths=GET /paths,update,view',
  savedViews: '/api/system/admin/saved-view,create,delete,list,update',
  search: '/api/system/admin/search,find=GET ',
  serviceAccounts: '/api/user/admin/service-account,create,deactivationHistory,list,statusChange,update,view',
  serviceKeys: '/api/user/admin/service-key,create=POST ,list,revoke=PUT /revoke/{id},update',
  settings: '/api/system/admin/setting,list,update,upsert,view',
  settlements: '/api/company/admin/settlement,bankAnswer=POST /bank-answer,bankFile=POST /bank-file file,export,hold=PUT /hold/{id} version key,list,release=PUT /release/{id} version key,statusChange,view',
  shipments: '/api/order/admin/shipment/scan,scan=POST ',
  storePoints: '/api/company/admin/store-point,create,deactivationHistory,delete,disableByIds,enableByIds,export,list,obstacles,options,statusChange,update,view',
  subOrders: '/api/order/admin/sub-order,cancelByBuyer=POST /cancel-by-buyer,changeStatuses=PUT /status-change-by-ids,export,list,pickingList=GET /picking-list,setTrackNumbers=PUT /track-numbers,statusChange,update,view',
  system: ',failure=GET /api/system/failure,latestBuilds=GET /latest-builds.json public,maps=GET /api/system/maps public,routeRule=GET /api/system/route-rule public',
  templates: '/api/content/admin/template,create,delete,disable,enable,events=GET /events,list,options,preview=POST /preview,sendToMe=POST /send-to-me/{id},update,view',
  translations: '/api/content/admin/translation,deleteByParams,export,list,options,upsert',
  userRights: '/api/user/admin/user/rights,ofUser=GET /{id}',
  users: '/api/user/admin/user,create,deactivationHistory,delete,export,list,options,statusChange,update,view',
  webhookDeliveries: '/api/system/admin/webhook-delivery,list,resend=POST /resend/{id},view',
  webhooks: '/api/system/admin/webhook,create=POST ,deactivationHistory,delete,list,rotate=PUT /rotate/{id},statusChange,test=POST /test/{id},update,view',
}

/** The method, path and flags of each operation, by its name. */
export const operationTable: Readonly<Record<keyof Operations, Operation<keyof Operations>>> = /* @__PURE__ */ tableOf(verbs, resources)

/** The permissions of each operation, of which one suffices; 'authenticated' requires only a session or a service key, 'person' a session, 'public' nothing. */
export const operationPermissions = {
  'accessRequests.answer': ['role.attachUsers'],
  'accessRequests.ofUser': ['role.attachUsers'],
  'attributes.create': ['attribute.create'],
  'attributes.delete': ['attribute.delete'],
  'attributes.disable': ['attribute.disable'],
  'attributes.enable': ['attribute.enable'],
  'attributes.export': ['attribute.export'],
  'attributes.generateTransliteName': ['attribute.generateTransliteName'],
  'attributes.list': ['attribute.index'],
  'attributes.options': ['attribute.list','attribute.index'],
  'attributes.resolve': ['attribute.list','attribute.index'],
  'attributes.sort': ['attribute.sort'],
  'attributes.update': ['attribute.update'],
  'attributes.view': ['attribute.view','attribute.index'],
  'auditLog.asOf': 'authenticated',
  'auditLog.deleted': ['audit-log.index','log.index'],
  'auditLog.export': ['audit-log.export'],
  'auditLog.list': ['audit-log.index','log.index'],
  'auditLog.own': 'person',
  'auditLog.reveal': 'person',
  'auditLog.view': ['audit-log.view','audit-log.index','log.view','log.index'],
  'auth.beginPasskey': 'public',
  'auth.byPasskey': 'public',
  'auth.refresh': 'person',
  'auth.secondStep': 'public',
  'auth.signIn': 'public',
  'auth.signOut': 'person',
  'auth.stepUp': 'person',
  'bankDetails.create': ['bank-detail.create'],
  'bankDetails.delete': ['bank-detail.delete'],
  'bankDetails.disable': ['bank-detail.disable'],
  'bankDetails.enable': ['bank-detail.enable'],
  'bankDetails.list': ['bank-detail.index'],
  'bankDetails.options': ['bank-detail.list','bank-detail.index'],
  'bankDetails.update': ['bank-detail.update'],
  'bankDetails.view': ['bank-detail.view'],
  'brandAliases.deleteByParams': ['brand.deleteByParams'],
  'brandAliases.ignoreByIds': ['brand.update'],
  'brandAliases.list': ['brand.index'],
  'brandAliases.tieByIds': ['brand.update'],
  'brandAliases.untieByIds': ['brand.update'],
  'brandAliases.upsert': ['brand.upsert'],
  'brandModeration.create': ['brand-moderation.create'],
  'brandModeration.list': ['brand-moderation.index'],
  'brandModeration.options': ['brand-moderation.list','brand-moderation.index'],
  'brandModeration.prolong': ['brand-moderation.statusChange'],
  'brandModeration.statusChange': ['brand-moderation.statusChange'],
  'brandModeration.update': ['brand-moderation.update'],
  'brandModeration.view': ['brand-moderation.view'],
  'brands.create': ['brand.create'],
  'brands.delete': ['brand.delete'],
  'brands.disable': ['brand.disable'],
  'brands.disableByIds': ['brand.disableByIds'],
  'brands.enable': ['brand.enable'],
  'brands.enableByIds': ['brand.enableByIds'],
  'brands.export': ['brand.export'],
  'brands.generateTransliteName': ['brand.generateTransliteName'],
  'brands.list': ['brand.index'],
  'brands.options': ['brand.list','brand.index'],
  'brands.update': ['brand.update'],
  'brands.view': ['brand.view','brand.index'],
  'carBrands.create': ['car-brand.create'],
  'carBrands.delete': ['car-brand.delete'],
  'carBrands.disable': ['car-brand.disable'],
  'carBrands.enable': ['car-brand.enable'],
  'carBrands.generateTransliteName': ['car-brand.generateTransliteName'],
  'carBrands.list': ['car-brand.index'],
  'carBrands.options': ['car-brand.list','car-brand.index'],
  'carBrands.sort': ['car-brand.sort'],
  'carBrands.update': ['car-brand.update'],
  'carBrands.view': ['car-brand.view','car-brand.index'],
  'carModels.create': ['car-model.create'],
  'carModels.delete': ['car-model.delete'],
  'carModels.disable': ['car-model.disable'],
  'carModels.enable': ['car-model.enable'],
  'carModels.generateTransliteName': ['car-model.generateTransliteName'],
  'carModels.list': ['car-model.index'],
  'carModels.options': ['car-model.list','car-model.index'],
  'carModels.sort': ['car-model.sort'],
  'carModels.update': ['car-model.update'],
  'carModels.view': ['car-model.view','car-model.index'],
  'categories.disable': ['category.disable'],
  'categories.disableByIds': ['category.disableByIds'],
  'categories.enable': ['category.enable'],
  'categories.enableByIds': ['category.enableByIds'],
  'categories.export': ['category.export'],
  'categories.generateTransliteName': ['category.generateTransliteName'],
  'categories.list': ['category.index'],
  'categories.options': ['category.list','category.index'],
  'categories.update': ['category.update'],
  'categories.view': ['category.view','category.index'],
  'categoryTree.createNode': ['category-tree.createNode'],
  'categoryTree.deleteNode': ['category-tree.deleteNode'],
  'categoryTree.moveNode': ['category-tree.moveNode'],
  'categoryTree.nodes': ['category-tree.view','category-tree.index'],
  'categoryTree.sort': ['category-tree.sort'],
  'cities.create': ['city.create'],
  'cities.delete': ['city.delete'],
  'cities.disable': ['city.disable'],
  'cities.disableByIds': ['city.disableByIds'],
  'cities.enable': ['city.enable'],
  'cities.enableByIds': ['city.enableByIds'],
  'cities.export': ['city.export'],
  'cities.generateTransliteName': ['city.generateTransliteName'],
  'cities.list': ['city.index'],
  'cities.options': ['city.list','city.index'],
  'cities.update': ['city.update'],
  'cities.view': ['city.view','city.index'],
  'commissions.deleteByParams': ['commission.deleteByParams'],
  'commissions.export': ['commission.export'],
  'commissions.list': ['commission.index'],
  'commissions.options': ['commission.list','commission.index'],
  'commissions.resolve': ['commission.index'],
  'commissions.upsert': ['commission.upsert'],
  'companies.attachUsers': ['company.attachUsers'],
  'companies.create': ['company.create'],
  'companies.deactivationHistory': ['company.deactivationHistory'],
  'companies.delete': ['company.delete'],
  'companies.detachUsers': ['company.detachUsers'],
  'companies.export': ['company.export'],
  'companies.list': ['company.index'],
  'companies.obstacles': ['company.statusChange'],
  'companies.options': ['company.list','company.index'],
  'companies.statusChange': ['company.statusChange'],
  'companies.update': ['company.update'],
  'companies.view': ['company.view'],
  'companies.weeks': ['company.view'],
  'companyAddresses.create': ['company-address.create'],
  'companyAddresses.delete': ['company-address.delete'],
  'companyAddresses.list': ['company-address.index'],
  'companyAddresses.options': ['company-address.list','company-address.index'],
  'companyAddresses.update': ['company-address.update'],
  'companyAddresses.view': ['company-address.view'],
  'contracts.create': ['contract.create'],
  'contracts.delete': ['contract.delete'],
  'contracts.export': ['contract.export'],
  'contracts.list': ['contract.index'],
  'contracts.options': ['contract.list','contract.index'],
  'contracts.statusChange': ['contract.statusChange'],
  'contracts.update': ['contract.update'],
  'contracts.view': ['contract.view'],
  'deletions.check': 'person',
  'deliveries.create': ['delivery.create'],
  'deliveries.delete': ['delivery.delete'],
  'deliveries.disable': ['delivery.disable'],
  'deliveries.enable': ['delivery.enable'],
  'deliveries.export': ['delivery.export'],
  'deliveries.list': ['delivery.index'],
  'deliveries.options': ['delivery.list','delivery.index'],
  'deliveries.quote': ['delivery.list','delivery.index'],
  'deliveries.sort': ['delivery.sort'],
  'deliveries.update': ['delivery.update'],
  'deliveries.view': ['delivery.view','delivery.index'],
  'enrolment.addPasskey': 'public',
  'enrolment.beginPasskey': 'public',
  'enrolment.beginTotp': 'public',
  'enrolment.confirmTotp': 'public',
  'events.stream': 'authenticated',
  'factorResets.answer': 'person',
  'factorResets.ask': 'person',
  'factorResets.ofUser': 'person',
  'facts.apply': ['order.receive'],
  'facts.list': ['order.receive'],
  'facts.reject': ['order.receive'],
  'facts.view': ['order.receive'],
  'files.content': 'authenticated',
  'files.create': ['product.create','product.update','category.update','brand.create','brand.update','car-brand.create','car-brand.update','company.create','company.update','contract.create','contract.update','store-point.create','store-point.update','brand-moderation.create','brand-moderation.update'],
  'files.view': 'authenticated',
  'ledgerEntries.answer': ['ledger-entry.create'],
  'ledgerEntries.balance': ['ledger-entry.index'],
  'ledgerEntries.create': ['ledger-entry.create'],
  'ledgerEntries.export': ['ledger-entry.export'],
  'ledgerEntries.list': ['ledger-entry.index'],
  'ledgerEntries.object': ['ledger-entry.update'],
  'legacyCarBrands.candidates': ['car-brand.view','car-brand.index'],
  'legacyCarBrands.createOurs': ['car-brand.create'],
  'legacyCarBrands.ignore': ['car-brand.update'],
  'legacyCarBrands.list': ['car-brand.index'],
  'legacyCarBrands.tie': ['car-brand.update'],
  'legacyCarBrands.untie': ['car-brand.update'],
  'legacyCarBrands.view': ['car-brand.view','car-brand.index'],
  'legacyCities.candidates': ['city.view','city.index'],
  'legacyCities.createOurs': ['city.create'],
  'legacyCities.ignore': ['city.update'],
  'legacyCities.list': ['city.index'],
  'legacyCities.tie': ['city.update'],
  'legacyCities.untie': ['city.update'],
  'legacyCities.view': ['city.view','city.index'],
  'legacyProducts.candidates': ['product.view','product.index'],
  'legacyProducts.createOurs': ['product.create'],
  'legacyProducts.ignore': ['product.update'],
  'legacyProducts.list': ['product.index'],
  'legacyProducts.tie': ['product.update'],
  'legacyProducts.untie': ['product.update'],
  'legacyProducts.view': ['product.view','product.index'],
  'metaData.deleteByParams': ['meta-data.deleteByParams'],
  'metaData.list': ['meta-data.index'],
  'metaData.upsert': ['meta-data.upsert'],
  'metaData.view': ['meta-data.view','meta-data.index'],
  'moderation.create': ['moderation.create'],
  'moderation.export': ['moderation.export'],
  'moderation.list': ['moderation.index'],
  'moderation.next': ['moderation.index'],
  'moderation.options': ['moderation.list','moderation.index'],
  'moderation.prolong': ['moderation.statusChange'],
  'moderation.statusChange': ['moderation.statusChange'],
  'moderation.today': ['moderation.index'],
  'moderation.update': ['moderation.update'],
  'moderation.view': ['moderation.view'],
  'notifications.create': ['notification.create'],
  'notifications.delete': ['notification.delete'],
  'notifications.list': ['notification.index'],
  'notifications.options': ['notification.list','notification.index'],
  'notifications.readAll': ['notification.update'],
  'notifications.unreadCount': ['notification.index'],
  'notifications.update': ['notification.update'],
  'notifications.view': ['notification.view'],
  'oidc.finish': 'public',
  'oidc.start': 'public',
  'operationReasons.create': ['operation-reason.create'],
  'operationReasons.delete': ['operation-reason.delete'],
  'operationReasons.disable': ['operation-reason.disable'],
  'operationReasons.enable': ['operation-reason.enable'],
  'operationReasons.list': ['operation-reason.index'],
  'operationReasons.options': ['operation-reason.list','operation-reason.index'],
  'operationReasons.sort': ['operation-reason.sort'],
  'operationReasons.update': ['operation-reason.update'],
  'operationReasons.view': ['operation-reason.view','operation-reason.index'],
  'operations.file': 'authenticated',
  'operations.items': 'authenticated',
  'operations.list': 'authenticated',
  'operations.mapping': 'authenticated',
  'operations.prepare': 'authenticated',
  'operations.prepareImport': 'authenticated',
  'operations.reject': 'authenticated',
  'operations.rejectByIds': 'authenticated',
  'operations.repeat': 'authenticated',
  'operations.restore': 'authenticated',
  'operations.start': 'authenticated',
  'operations.stop': 'authenticated',
  'operations.undo': 'authenticated',
  'operations.view': 'authenticated',
  'operations.withdraw': 'authenticated',
  'orders.export': ['order.export'],
  'orders.list': ['order.index'],
  'orders.options': ['order.list','order.index'],
  'orders.plan': ['order.receive'],
  'orders.receive': ['order.receive'],
  'orders.revise': ['order.receive'],
  'orders.update': ['order.update'],
  'orders.view': ['order.view','order.index'],
  'orders.viewByNumber': ['order.view','order.index'],
  'overview.catalogue': ['product.index'],
  'overview.counts': 'person',
  'overview.orders': ['order.index'],
  'overview.sellers': ['company.index'],
  'overview.subOrders': ['order.index'],
  'overview.terms': ['order.index','moderation.index','settlement.index','contract.index'],
  'overview.waiting': ['order.index','moderation.index','brand-moderation.index','review.index','brand.index','company.index','product.index','product-offer.index','settlement.index','audit-log.index'],
  'overview.work': ['moderation.index','brand-moderation.index','product.index'],
  'ownAccess.ask': 'person',
  'ownAccess.explain': 'person',
  'ownFactors.beginTotp': 'person',
  'ownFactors.confirmTotp': 'person',
  'ownFactors.removeTotp': 'person',
  'ownFactors.renewRecoveryCodes': 'person',
  'ownFactors.view': 'person',
  'ownPasskeys.add': 'person',
  'ownPasskeys.begin': 'person',
  'ownPasskeys.remove': 'person',
  'ownPassword.change': 'person',
  'ownPreviews.list': 'person',
  'ownSessions.delete': 'person',
  'ownSessions.endOthers': 'person',
  'ownSessions.list': 'person',
  'passwordReset.byEmail': 'public',
  'passwordReset.byUser': ['user.update'],
  'passwordReset.confirm': 'public',
  'payments.record': ['payment-system.receive'],
  'paymentSystems.create': ['payment-system.create'],
  'paymentSystems.delete': ['payment-system.delete'],
  'paymentSystems.disable': ['payment-system.disable'],
  'paymentSystems.enable': ['payment-system.enable'],
  'paymentSystems.list': ['payment-system.index'],
  'paymentSystems.options': ['payment-system.list','payment-system.index'],
  'paymentSystems.sort': ['payment-system.sort'],
  'paymentSystems.update': ['payment-system.update'],
  'paymentSystems.view': ['payment-system.view','payment-system.index'],
  'people.erase': ['person.delete'],
  'people.find': ['person.index'],
  'people.term': ['person.index'],
  'permissions.list': ['permission.index','permission.list'],
  'presence.leave': 'person',
  'presence.report': 'person',
  'previews.end': 'person',
  'previews.start': ['user.view-as'],
  'productOffers.changePrices': ['product-offer.update'],
  'productOffers.create': ['product-offer.create'],
  'productOffers.delete': ['product-offer.delete'],
  'productOffers.disable': ['product-offer.disable'],
  'productOffers.disableByIds': ['product-offer.disableByIds'],
  'productOffers.enable': ['product-offer.enable'],
  'productOffers.enableByIds': ['product-offer.enableByIds'],
  'productOffers.export': ['product-offer.export'],
  'productOffers.list': ['product-offer.index'],
  'productOffers.options': ['product-offer.list','product-offer.index'],
  'productOffers.priceHistory': ['product-offer.view'],
  'productOffers.receive': ['product-offer.receive'],
  'productOffers.statusChange': ['product-offer.statusChange'],
  'productOffers.update': ['product-offer.update'],
  'productOffers.upsert': ['product-offer.upsert'],
  'productOffers.view': ['product-offer.view'],
  'products.attributes': ['product.view'],
  'products.create': ['product.create'],
  'products.delete': ['product.delete'],
  'products.disableByIds': ['product.disableByIds'],
  'products.enableByIds': ['product.enableByIds'],
  'products.export': ['product.export'],
  'products.generateTransliteName': ['product.generateTransliteName'],
  'products.list': ['product.index'],
  'products.moveToCategory': ['product.moveToCategory'],
  'products.obstacles': ['product.statusChange'],
  'products.options': ['product.list','product.index'],
  'products.receive': ['product.receive'],
  'products.statusChange': ['product.statusChange'],
  'products.statusChangeByIds': ['product.statusChange'],
  'products.statusHistory': ['product.view'],
  'products.update': ['product.update'],
  'products.upsert': ['product.receive'],
  'products.view': ['product.view'],
  'profile.update': 'person',
  'profile.view': 'authenticated',
  'reconciliations.export': ['reconciliation.export'],
  'reconciliations.list': ['reconciliation.index'],
  'reconciliations.resolveByIds': ['reconciliation.update'],
  'reconciliations.upsert': ['reconciliation.upsert'],
  'regions.create': ['region.create'],
  'regions.delete': ['region.delete'],
  'regions.disable': ['region.disable'],
  'regions.enable': ['region.enable'],
  'regions.list': ['region.index'],
  'regions.options': ['region.list','region.index'],
  'regions.update': ['region.update'],
  'regions.view': ['region.view','region.index'],
  'returns.request': ['order.receive'],
  'reviews.delete': ['review.delete'],
  'reviews.export': ['review.export'],
  'reviews.list': ['review.index','log.index'],
  'reviews.receive': ['review.receive'],
  'reviews.statusChange': ['review.statusChange'],
  'reviews.update': ['review.update'],
  'reviews.view': ['review.view','review.index','log.view','log.index'],
  'reviewTerms.deleteByParams': ['review.deleteByParams'],
  'reviewTerms.list': ['review.index'],
  'reviewTerms.upsert': ['review.upsert'],
  'roles.attachImpact': ['role.attachUsers','user.update'],
  'roles.attachUsers': ['role.attachUsers'],
  'roles.create': ['role.create'],
  'roles.delete': ['role.delete'],
  'roles.detachUsers': ['role.detachUsers'],
  'roles.impact': ['role.update'],
  'roles.list': ['role.index'],
  'roles.options': ['role.list','role.index'],
  'roles.update': ['role.update'],
  'roles.view': ['role.view'],
  'routeRules.create': ['setting.update'],
  'routeRules.delete': ['setting.update'],
  'routeRules.list': ['setting.index'],
  'routeRules.paths': 'authenticated',
  'routeRules.update': ['setting.update'],
  'routeRules.view': ['setting.view','setting.index'],
  'savedViews.create': 'person',
  'savedViews.delete': 'person',
  'savedViews.list': 'person',
  'savedViews.update': 'person',
  'search.find': 'authenticated',
  'serviceAccounts.create': ['service-account.create'],
  'serviceAccounts.deactivationHistory': ['service-account.deactivationHistory'],
  'serviceAccounts.list': ['service-account.index'],
  'serviceAccounts.statusChange': ['service-account.statusChange'],
  'serviceAccounts.update': ['service-account.update'],
  'serviceAccounts.view': ['service-account.view'],
  'serviceKeys.create': ['service-key.create'],
  'serviceKeys.list': ['service-key.index'],
  'serviceKeys.revoke': ['service-key.delete'],
  'serviceKeys.update': ['service-key.update'],
  'settings.list': ['setting.index'],
  'settings.update': ['setting.update'],
  'settings.upsert': ['setting.upsert'],
  'settings.view': ['setting.view','setting.index'],
  'settlements.bankAnswer': ['settlement.receive'],
  'settlements.bankFile': ['settlement.statusChange'],
  'settlements.export': ['settlement.export'],
  'settlements.hold': ['settlement.update'],
  'settlements.list': ['settlement.index'],
  'settlements.release': ['settlement.update'],
  'settlements.statusChange': ['settlement.statusChange'],
  'settlements.view': ['settlement.view'],
  'shipments.scan': ['delivery.receive'],
  'storePoints.create': ['store-point.create'],
  'storePoints.deactivationHistory': ['store-point.deactivationHistory'],
  'storePoints.delete': ['store-point.delete'],
  'storePoints.disableByIds': ['store-point.disableByIds'],
  'storePoints.enableByIds': ['store-point.enableByIds'],
  'storePoints.export': ['store-point.export'],
  'storePoints.list': ['store-point.index','storage.index'],
  'storePoints.obstacles': ['store-point.statusChange'],
  'storePoints.options': ['store-point.list','store-point.index'],
  'storePoints.statusChange': ['store-point.statusChange'],
  'storePoints.update': ['store-point.update'],
  'storePoints.view': ['store-point.view','store-point.index','storage.view','storage.index'],
  'subOrders.cancelByBuyer': ['order.receive'],
  'subOrders.changeStatuses': ['order.statusChange'],
  'subOrders.export': ['order.export'],
  'subOrders.list': ['order.index'],
  'subOrders.pickingList': ['order.view','order.index'],
  'subOrders.setTrackNumbers': ['order.update'],
  'subOrders.statusChange': ['order.statusChange'],
  'subOrders.update': ['order.update'],
  'subOrders.view': ['order.view','order.index'],
  'system.failure': 'authenticated',
  'system.latestBuilds': 'public',
  'system.maps': 'public',
  'system.routeRule': 'public',
  'templates.create': ['template.create'],
  'templates.delete': ['template.delete'],
  'templates.disable': ['template.disable'],
  'templates.enable': ['template.enable'],
  'templates.events': ['template.view','template.index'],
  'templates.list': ['template.index'],
  'templates.options': ['template.list','template.index'],
  'templates.preview': ['template.view','template.index'],
  'templates.sendToMe': ['template.update'],
  'templates.update': ['template.update'],
  'templates.view': ['template.view','template.index'],
  'translations.deleteByParams': ['translation.deleteByParams'],
  'translations.export': ['translation.export'],
  'translations.list': ['translation.index'],
  'translations.options': ['translation.list','translation.index'],
  'translations.upsert': ['translation.upsert'],
  'userRights.ofUser': ['user.view','role.view'],
  'users.create': ['user.create'],
  'users.deactivationHistory': ['user.deactivationHistory'],
  'users.delete': ['user.delete'],
  'users.export': ['user.export'],
  'users.list': ['user.index'],
  'users.options': ['user.list','user.index'],
  'users.statusChange': ['user.statusChange'],
  'users.update': ['user.update'],
  'users.view': ['user.view'],
  'webhookDeliveries.list': ['webhook.view'],
  'webhookDeliveries.resend': ['webhook.update'],
  'webhookDeliveries.view': ['webhook.view'],
  'webhooks.create': ['webhook.create'],
  'webhooks.deactivationHistory': ['webhook.deactivationHistory'],
  'webhooks.delete': ['webhook.delete'],
  'webhooks.list': ['webhook.index'],
  'webhooks.rotate': ['webhook.update'],
  'webhooks.statusChange': ['webhook.statusChange'],
  'webhooks.test': ['webhook.update'],
  'webhooks.update': ['webhook.update'],
  'webhooks.view': ['webhook.view'],
} as const

/**
 * Flat parameters (path, query, body and version together) and the bare result of each operation, the row of a list, and the
 * fields of one that `operations.prepare` does for many records.
 */
export interface Operations {
  'accessRequests.answer': { params: operations['accessRequests.answer']['parameters']['path'] & operations['accessRequests.answer']['requestBody']['content']['application/json']; result: void }
  'accessRequests.ofUser': { params: operations['accessRequests.ofUser']['parameters']['path']; result: operations['accessRequests.ofUser']['responses'][200]['content']['application/json'] }
  'attributes.create': { params: operations['attributes.create']['requestBody']['content']['application/json']; result: operations['attributes.create']['responses'][201]['content']['application/json'] }
  'attributes.delete': { params: operations['attributes.delete']['parameters']['path'] & { version: number }; result: void }
  'attributes.disable': { params: operations['attributes.disable']['parameters']['path'] & { version: number }; result: operations['attributes.disable']['responses'][200]['content']['application/json']; many: never }
  'attributes.enable': { params: operations['attributes.enable']['parameters']['path'] & { version: number }; result: operations['attributes.enable']['responses'][200]['content']['application/json']; many: never }
  'attributes.export': { params: NonNullable<operations['attributes.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'attributes.generateTransliteName': { params: operations['attributes.generateTransliteName']['requestBody']['content']['application/json']; result: operations['attributes.generateTransliteName']['responses'][200]['content']['application/json'] }
  'attributes.list': { params: NonNullable<operations['attributes.list']['parameters']['query']>; result: operations['attributes.list']['responses'][200]['content']['application/json']; item: operations['attributes.list']['responses'][200]['content']['application/json']['items'][number] }
  'attributes.options': { params: NonNullable<operations['attributes.options']['parameters']['query']>; result: operations['attributes.options']['responses'][200]['content']['application/json'] }
  'attributes.resolve': { params: NonNullable<operations['attributes.resolve']['parameters']['query']>; result: operations['attributes.resolve']['responses'][200]['content']['application/json'] }
  'attributes.sort': { params: operations['attributes.sort']['requestBody']['content']['application/json']; result: void }
  'attributes.update': { params: operations['attributes.update']['parameters']['path'] & operations['attributes.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['attributes.update']['responses'][200]['content']['application/json'] }
  'attributes.view': { params: operations['attributes.view']['parameters']['path']; result: operations['attributes.view']['responses'][200]['content']['application/json'] }
  'auditLog.asOf': { params: NonNullable<operations['auditLog.asOf']['parameters']['query']>; result: operations['auditLog.asOf']['responses'][200]['content']['application/json'] }
  'auditLog.deleted': { params: NonNullable<operations['auditLog.deleted']['parameters']['query']>; result: operations['auditLog.deleted']['responses'][200]['content']['application/json']; item: operations['auditLog.deleted']['responses'][200]['content']['application/json']['items'][number] }
  'auditLog.export': { params: NonNullable<operations['auditLog.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'auditLog.list': { params: NonNullable<operations['auditLog.list']['parameters']['query']>; result: operations['auditLog.list']['responses'][200]['content']['application/json']; item: operations['auditLog.list']['responses'][200]['content']['application/json']['items'][number] }
  'auditLog.own': { params: NonNullable<operations['auditLog.own']['parameters']['query']>; result: operations['auditLog.own']['responses'][200]['content']['application/json'] }
  'auditLog.reveal': { params: operations['auditLog.reveal']['requestBody']['content']['application/json']; result: operations['auditLog.reveal']['responses'][200]['content']['application/json'] }
  'auditLog.view': { params: operations['auditLog.view']['parameters']['path']; result: operations['auditLog.view']['responses'][200]['content']['application/json'] }
  'auth.beginPasskey': { params: Record<never, never>; result: operations['auth.beginPasskey']['responses'][200]['content']['application/json'] }
  'auth.byPasskey': { params: operations['auth.byPasskey']['requestBody']['content']['application/json']; result: operations['auth.byPasskey']['responses'][200]['content']['application/json'] }
  'auth.refresh': { params: Record<never, never>; result: operations['auth.refresh']['responses'][200]['content']['application/json'] }
  'auth.secondStep': { params: operations['auth.secondStep']['requestBody']['content']['application/json']; result: operations['auth.secondStep']['responses'][200]['content']['application/json'] }
  'auth.signIn': { params: operations['auth.signIn']['requestBody']['content']['application/json']; result: operations['auth.signIn']['responses'][200]['content']['application/json'] }
  'auth.signOut': { params: Record<never, never>; result: void }
  'auth.stepUp': { params: operations['auth.stepUp']['requestBody']['content']['application/json']; result: void }
  'bankDetails.create': { params: operations['bankDetails.create']['requestBody']['content']['application/json']; result: operations['bankDetails.create']['responses'][201]['content']['application/json'] }
  'bankDetails.delete': { params: operations['bankDetails.delete']['parameters']['path'] & { version: number }; result: void }
  'bankDetails.disable': { params: operations['bankDetails.disable']['parameters']['path'] & { version: number }; result: operations['bankDetails.disable']['responses'][200]['content']['application/json']; many: never }
  'bankDetails.enable': { params: operations['bankDetails.enable']['parameters']['path'] & { version: number }; result: operations['bankDetails.enable']['responses'][200]['content']['application/json']; many: never }
  'bankDetails.list': { params: NonNullable<operations['bankDetails.list']['parameters']['query']>; result: operations['bankDetails.list']['responses'][200]['content']['application/json']; item: operations['bankDetails.list']['responses'][200]['content']['application/json']['items'][number] }
  'bankDetails.options': { params: NonNullable<operations['bankDetails.options']['parameters']['query']>; result: operations['bankDetails.options']['responses'][200]['content']['application/json'] }
  'bankDetails.update': { params: operations['bankDetails.update']['parameters']['path'] & operations['bankDetails.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['bankDetails.update']['responses'][200]['content']['application/json'] }
  'bankDetails.view': { params: operations['bankDetails.view']['parameters']['path']; result: operations['bankDetails.view']['responses'][200]['content']['application/json'] }
  'brandAliases.deleteByParams': { params: NonNullable<operations['brandAliases.deleteByParams']['parameters']['query']>; result: operations['brandAliases.deleteByParams']['responses'][200]['content']['application/json'] }
  'brandAliases.ignoreByIds': { params: operations['brandAliases.ignoreByIds']['requestBody']['content']['application/json']; result: operations['brandAliases.ignoreByIds']['responses'][200]['content']['application/json']; many: never }
  'brandAliases.list': { params: NonNullable<operations['brandAliases.list']['parameters']['query']>; result: operations['brandAliases.list']['responses'][200]['content']['application/json']; item: operations['brandAliases.list']['responses'][200]['content']['application/json']['items'][number] }
  'brandAliases.tieByIds': { params: operations['brandAliases.tieByIds']['requestBody']['content']['application/json']; result: operations['brandAliases.tieByIds']['responses'][200]['content']['application/json']; many: 'brand_id' }
  'brandAliases.untieByIds': { params: operations['brandAliases.untieByIds']['requestBody']['content']['application/json']; result: operations['brandAliases.untieByIds']['responses'][200]['content']['application/json']; many: never }
  'brandAliases.upsert': { params: operations['brandAliases.upsert']['requestBody']['content']['application/json']; result: operations['brandAliases.upsert']['responses'][200]['content']['application/json'] }
  'brandModeration.create': { params: operations['brandModeration.create']['requestBody']['content']['application/json']; result: operations['brandModeration.create']['responses'][201]['content']['application/json'] }
  'brandModeration.list': { params: NonNullable<operations['brandModeration.list']['parameters']['query']>; result: operations['brandModeration.list']['responses'][200]['content']['application/json']; item: operations['brandModeration.list']['responses'][200]['content']['application/json']['items'][number] }
  'brandModeration.options': { params: NonNullable<operations['brandModeration.options']['parameters']['query']>; result: operations['brandModeration.options']['responses'][200]['content']['application/json'] }
  'brandModeration.prolong': { params: operations['brandModeration.prolong']['parameters']['path']; result: operations['brandModeration.prolong']['responses'][200]['content']['application/json'] }
  'brandModeration.statusChange': { params: operations['brandModeration.statusChange']['parameters']['path'] & operations['brandModeration.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['brandModeration.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'resolution' | 'target_brand_id' | 'kind' | 'reasons' | 'comment_public' | 'comment_internal' | 'proposal' }
  'brandModeration.update': { params: operations['brandModeration.update']['parameters']['path'] & operations['brandModeration.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['brandModeration.update']['responses'][200]['content']['application/json'] }
  'brandModeration.view': { params: operations['brandModeration.view']['parameters']['path']; result: operations['brandModeration.view']['responses'][200]['content']['application/json'] }
  'brands.create': { params: operations['brands.create']['requestBody']['content']['application/json']; result: operations['brands.create']['responses'][201]['content']['application/json'] }
  'brands.delete': { params: operations['brands.delete']['parameters']['path'] & { version: number }; result: void }
  'brands.disable': { params: operations['brands.disable']['parameters']['path'] & { version: number }; result: operations['brands.disable']['responses'][200]['content']['application/json']; many: never }
  'brands.disableByIds': { params: operations['brands.disableByIds']['requestBody']['content']['application/json']; result: operations['brands.disableByIds']['responses'][200]['content']['application/json']; many: never }
  'brands.enable': { params: operations['brands.enable']['parameters']['path'] & { version: number }; result: operations['brands.enable']['responses'][200]['content']['application/json']; many: never }
  'brands.enableByIds': { params: operations['brands.enableByIds']['requestBody']['content']['application/json']; result: operations['brands.enableByIds']['responses'][200]['content']['application/json']; many: never }
  'brands.export': { params: NonNullable<operations['brands.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'brands.generateTransliteName': { params: operations['brands.generateTransliteName']['requestBody']['content']['application/json']; result: operations['brands.generateTransliteName']['responses'][200]['content']['application/json'] }
  'brands.list': { params: NonNullable<operations['brands.list']['parameters']['query']>; result: operations['brands.list']['responses'][200]['content']['application/json']; item: operations['brands.list']['responses'][200]['content']['application/json']['items'][number] }
  'brands.options': { params: NonNullable<operations['brands.options']['parameters']['query']>; result: operations['brands.options']['responses'][200]['content']['application/json'] }
  'brands.update': { params: operations['brands.update']['parameters']['path'] & operations['brands.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['brands.update']['responses'][200]['content']['application/json']; many: 'kind' | 'country_code' | 'is_original' | 'warranty_months' }
  'brands.view': { params: operations['brands.view']['parameters']['path']; result: operations['brands.view']['responses'][200]['content']['application/json'] }
  'carBrands.create': { params: operations['carBrands.create']['requestBody']['content']['application/json']; result: operations['carBrands.create']['responses'][201]['content']['application/json'] }
  'carBrands.delete': { params: operations['carBrands.delete']['parameters']['path'] & { version: number }; result: void }
  'carBrands.disable': { params: operations['carBrands.disable']['parameters']['path'] & { version: number }; result: operations['carBrands.disable']['responses'][200]['content']['application/json']; many: never }
  'carBrands.enable': { params: operations['carBrands.enable']['parameters']['path'] & { version: number }; result: operations['carBrands.enable']['responses'][200]['content']['application/json']; many: never }
  'carBrands.generateTransliteName': { params: operations['carBrands.generateTransliteName']['requestBody']['content']['application/json']; result: operations['carBrands.generateTransliteName']['responses'][200]['content']['application/json'] }
  'carBrands.list': { params: NonNullable<operations['carBrands.list']['parameters']['query']>; result: operations['carBrands.list']['responses'][200]['content']['application/json']; item: operations['carBrands.list']['responses'][200]['content']['application/json']['items'][number] }
  'carBrands.options': { params: NonNullable<operations['carBrands.options']['parameters']['query']>; result: operations['carBrands.options']['responses'][200]['content']['application/json'] }
  'carBrands.sort': { params: operations['carBrands.sort']['requestBody']['content']['application/json']; result: void }
  'carBrands.update': { params: operations['carBrands.update']['parameters']['path'] & operations['carBrands.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['carBrands.update']['responses'][200]['content']['application/json'] }
  'carBrands.view': { params: operations['carBrands.view']['parameters']['path']; result: operations['carBrands.view']['responses'][200]['content']['application/json'] }
  'carModels.create': { params: operations['carModels.create']['requestBody']['content']['application/json']; result: operations['carModels.create']['responses'][201]['content']['application/json'] }
  'carModels.delete': { params: operations['carModels.delete']['parameters']['path'] & { version: number }; result: void }
  'carModels.disable': { params: operations['carModels.disable']['parameters']['path'] & { version: number }; result: operations['carModels.disable']['responses'][200]['content']['application/json']; many: never }
  'carModels.enable': { params: operations['carModels.enable']['parameters']['path'] & { version: number }; result: operations['carModels.enable']['responses'][200]['content']['application/json']; many: never }
  'carModels.generateTransliteName': { params: operations['carModels.generateTransliteName']['requestBody']['content']['application/json']; result: operations['carModels.generateTransliteName']['responses'][200]['content']['application/json'] }
  'carModels.list': { params: NonNullable<operations['carModels.list']['parameters']['query']>; result: operations['carModels.list']['responses'][200]['content']['application/json']; item: operations['carModels.list']['responses'][200]['content']['application/json']['items'][number] }
  'carModels.options': { params: NonNullable<operations['carModels.options']['parameters']['query']>; result: operations['carModels.options']['responses'][200]['content']['application/json'] }
  'carModels.sort': { params: operations['carModels.sort']['requestBody']['content']['application/json']; result: void }
  'carModels.update': { params: operations['carModels.update']['parameters']['path'] & operations['carModels.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['carModels.update']['responses'][200]['content']['application/json'] }
  'carModels.view': { params: operations['carModels.view']['parameters']['path']; result: operations['carModels.view']['responses'][200]['content']['application/json'] }
  'categories.disable': { params: operations['categories.disable']['parameters']['path'] & { version: number }; result: operations['categories.disable']['responses'][200]['content']['application/json']; many: never }
  'categories.disableByIds': { params: operations['categories.disableByIds']['requestBody']['content']['application/json']; result: operations['categories.disableByIds']['responses'][200]['content']['application/json']; many: never }
  'categories.enable': { params: operations['categories.enable']['parameters']['path'] & { version: number }; result: operations['categories.enable']['responses'][200]['content']['application/json']; many: never }
  'categories.enableByIds': { params: operations['categories.enableByIds']['requestBody']['content']['application/json']; result: operations['categories.enableByIds']['responses'][200]['content']['application/json']; many: never }
  'categories.export': { params: NonNullable<operations['categories.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'categories.generateTransliteName': { params: operations['categories.generateTransliteName']['requestBody']['content']['application/json']; result: operations['categories.generateTransliteName']['responses'][200]['content']['application/json'] }
  'categories.list': { params: NonNullable<operations['categories.list']['parameters']['query']>; result: operations['categories.list']['responses'][200]['content']['application/json']; item: operations['categories.list']['responses'][200]['content']['application/json']['items'][number] }
  'categories.options': { params: NonNullable<operations['categories.options']['parameters']['query']>; result: operations['categories.options']['responses'][200]['content']['application/json'] }
  'categories.update': { params: operations['categories.update']['parameters']['path'] & operations['categories.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['categories.update']['responses'][200]['content']['application/json'] }
  'categories.view': { params: operations['categories.view']['parameters']['path']; result: operations['categories.view']['responses'][200]['content']['application/json'] }
  'categoryTree.createNode': { params: operations['categoryTree.createNode']['requestBody']['content']['application/json']; result: operations['categoryTree.createNode']['responses'][201]['content']['application/json'] }
  'categoryTree.deleteNode': { params: operations['categoryTree.deleteNode']['parameters']['path'] & NonNullable<operations['categoryTree.deleteNode']['parameters']['query']> & { version: number }; result: void }
  'categoryTree.moveNode': { params: operations['categoryTree.moveNode']['parameters']['path'] & operations['categoryTree.moveNode']['requestBody']['content']['application/json']; result: operations['categoryTree.moveNode']['responses'][200]['content']['application/json'] }
  'categoryTree.nodes': { params: NonNullable<operations['categoryTree.nodes']['parameters']['query']>; result: operations['categoryTree.nodes']['responses'][200]['content']['application/json'] }
  'categoryTree.sort': { params: operations['categoryTree.sort']['requestBody']['content']['application/json']; result: void }
  'cities.create': { params: operations['cities.create']['requestBody']['content']['application/json']; result: operations['cities.create']['responses'][201]['content']['application/json'] }
  'cities.delete': { params: operations['cities.delete']['parameters']['path'] & { version: number }; result: void }
  'cities.disable': { params: operations['cities.disable']['parameters']['path'] & { version: number }; result: operations['cities.disable']['responses'][200]['content']['application/json']; many: never }
  'cities.disableByIds': { params: operations['cities.disableByIds']['requestBody']['content']['application/json']; result: operations['cities.disableByIds']['responses'][200]['content']['application/json']; many: never }
  'cities.enable': { params: operations['cities.enable']['parameters']['path'] & { version: number }; result: operations['cities.enable']['responses'][200]['content']['application/json']; many: never }
  'cities.enableByIds': { params: operations['cities.enableByIds']['requestBody']['content']['application/json']; result: operations['cities.enableByIds']['responses'][200]['content']['application/json']; many: never }
  'cities.export': { params: NonNullable<operations['cities.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'cities.generateTransliteName': { params: operations['cities.generateTransliteName']['requestBody']['content']['application/json']; result: operations['cities.generateTransliteName']['responses'][200]['content']['application/json'] }
  'cities.list': { params: NonNullable<operations['cities.list']['parameters']['query']>; result: operations['cities.list']['responses'][200]['content']['application/json']; item: operations['cities.list']['responses'][200]['content']['application/json']['items'][number] }
  'cities.options': { params: NonNullable<operations['cities.options']['parameters']['query']>; result: operations['cities.options']['responses'][200]['content']['application/json'] }
  'cities.update': { params: operations['cities.update']['parameters']['path'] & operations['cities.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['cities.update']['responses'][200]['content']['application/json'] }
  'cities.view': { params: operations['cities.view']['parameters']['path']; result: operations['cities.view']['responses'][200]['content']['application/json'] }
  'commissions.deleteByParams': { params: NonNullable<operations['commissions.deleteByParams']['parameters']['query']>; result: operations['commissions.deleteByParams']['responses'][200]['content']['application/json'] }
  'commissions.export': { params: NonNullable<operations['commissions.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'commissions.list': { params: NonNullable<operations['commissions.list']['parameters']['query']>; result: operations['commissions.list']['responses'][200]['content']['application/json']; item: operations['commissions.list']['responses'][200]['content']['application/json']['items'][number] }
  'commissions.options': { params: NonNullable<operations['commissions.options']['parameters']['query']>; result: operations['commissions.options']['responses'][200]['content']['application/json'] }
  'commissions.resolve': { params: NonNullable<operations['commissions.resolve']['parameters']['query']>; result: operations['commissions.resolve']['responses'][200]['content']['application/json'] }
  'commissions.upsert': { params: operations['commissions.upsert']['requestBody']['content']['application/json']; result: operations['commissions.upsert']['responses'][200]['content']['application/json'] }
  'companies.attachUsers': { params: operations['companies.attachUsers']['parameters']['path'] & operations['companies.attachUsers']['requestBody']['content']['application/json']; result: void }
  'companies.create': { params: operations['companies.create']['requestBody']['content']['application/json']; result: operations['companies.create']['responses'][201]['content']['application/json'] }
  'companies.deactivationHistory': { params: operations['companies.deactivationHistory']['parameters']['path']; result: operations['companies.deactivationHistory']['responses'][200]['content']['application/json'] }
  'companies.delete': { params: operations['companies.delete']['parameters']['path'] & { version: number }; result: void }
  'companies.detachUsers': { params: operations['companies.detachUsers']['parameters']['path'] & operations['companies.detachUsers']['requestBody']['content']['application/json']; result: void }
  'companies.export': { params: NonNullable<operations['companies.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'companies.list': { params: NonNullable<operations['companies.list']['parameters']['query']>; result: operations['companies.list']['responses'][200]['content']['application/json']; item: operations['companies.list']['responses'][200]['content']['application/json']['items'][number] }
  'companies.obstacles': { params: operations['companies.obstacles']['parameters']['path'] & NonNullable<operations['companies.obstacles']['parameters']['query']>; result: operations['companies.obstacles']['responses'][200]['content']['application/json'] }
  'companies.options': { params: NonNullable<operations['companies.options']['parameters']['query']>; result: operations['companies.options']['responses'][200]['content']['application/json'] }
  'companies.statusChange': { params: operations['companies.statusChange']['parameters']['path'] & operations['companies.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['companies.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'companies.update': { params: operations['companies.update']['parameters']['path'] & operations['companies.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['companies.update']['responses'][200]['content']['application/json']; many: 'manager_id' | 'payout_frequency' | 'payout_delay_days' }
  'companies.view': { params: operations['companies.view']['parameters']['path']; result: operations['companies.view']['responses'][200]['content']['application/json'] }
  'companies.weeks': { params: operations['companies.weeks']['parameters']['path']; result: operations['companies.weeks']['responses'][200]['content']['application/json'] }
  'companyAddresses.create': { params: operations['companyAddresses.create']['requestBody']['content']['application/json']; result: operations['companyAddresses.create']['responses'][201]['content']['application/json'] }
  'companyAddresses.delete': { params: operations['companyAddresses.delete']['parameters']['path'] & { version: number }; result: void }
  'companyAddresses.list': { params: NonNullable<operations['companyAddresses.list']['parameters']['query']>; result: operations['companyAddresses.list']['responses'][200]['content']['application/json']; item: operations['companyAddresses.list']['responses'][200]['content']['application/json']['items'][number] }
  'companyAddresses.options': { params: NonNullable<operations['companyAddresses.options']['parameters']['query']>; result: operations['companyAddresses.options']['responses'][200]['content']['application/json'] }
  'companyAddresses.update': { params: operations['companyAddresses.update']['parameters']['path'] & operations['companyAddresses.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['companyAddresses.update']['responses'][200]['content']['application/json'] }
  'companyAddresses.view': { params: operations['companyAddresses.view']['parameters']['path']; result: operations['companyAddresses.view']['responses'][200]['content']['application/json'] }
  'contracts.create': { params: operations['contracts.create']['requestBody']['content']['application/json']; result: operations['contracts.create']['responses'][201]['content']['application/json'] }
  'contracts.delete': { params: operations['contracts.delete']['parameters']['path'] & { version: number }; result: void }
  'contracts.export': { params: NonNullable<operations['contracts.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'contracts.list': { params: NonNullable<operations['contracts.list']['parameters']['query']>; result: operations['contracts.list']['responses'][200]['content']['application/json']; item: operations['contracts.list']['responses'][200]['content']['application/json']['items'][number] }
  'contracts.options': { params: NonNullable<operations['contracts.options']['parameters']['query']>; result: operations['contracts.options']['responses'][200]['content']['application/json'] }
  'contracts.statusChange': { params: operations['contracts.statusChange']['parameters']['path'] & operations['contracts.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['contracts.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'contracts.update': { params: operations['contracts.update']['parameters']['path'] & operations['contracts.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['contracts.update']['responses'][200]['content']['application/json'] }
  'contracts.view': { params: operations['contracts.view']['parameters']['path']; result: operations['contracts.view']['responses'][200]['content']['application/json'] }
  'deletions.check': { params: NonNullable<operations['deletions.check']['parameters']['query']>; result: operations['deletions.check']['responses'][200]['content']['application/json'] }
  'deliveries.create': { params: operations['deliveries.create']['requestBody']['content']['application/json']; result: operations['deliveries.create']['responses'][201]['content']['application/json'] }
  'deliveries.delete': { params: operations['deliveries.delete']['parameters']['path'] & { version: number }; result: void }
  'deliveries.disable': { params: operations['deliveries.disable']['parameters']['path'] & { version: number }; result: operations['deliveries.disable']['responses'][200]['content']['application/json']; many: never }
  'deliveries.enable': { params: operations['deliveries.enable']['parameters']['path'] & { version: number }; result: operations['deliveries.enable']['responses'][200]['content']['application/json']; many: never }
  'deliveries.export': { params: NonNullable<operations['deliveries.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'deliveries.list': { params: NonNullable<operations['deliveries.list']['parameters']['query']>; result: operations['deliveries.list']['responses'][200]['content']['application/json']; item: operations['deliveries.list']['responses'][200]['content']['application/json']['items'][number] }
  'deliveries.options': { params: NonNullable<operations['deliveries.options']['parameters']['query']>; result: operations['deliveries.options']['responses'][200]['content']['application/json'] }
  'deliveries.quote': { params: NonNullable<operations['deliveries.quote']['parameters']['query']>; result: operations['deliveries.quote']['responses'][200]['content']['application/json'] }
  'deliveries.sort': { params: operations['deliveries.sort']['requestBody']['content']['application/json']; result: void }
  'deliveries.update': { params: operations['deliveries.update']['parameters']['path'] & operations['deliveries.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['deliveries.update']['responses'][200]['content']['application/json'] }
  'deliveries.view': { params: operations['deliveries.view']['parameters']['path']; result: operations['deliveries.view']['responses'][200]['content']['application/json'] }
  'enrolment.addPasskey': { params: operations['enrolment.addPasskey']['requestBody']['content']['application/json']; result: operations['enrolment.addPasskey']['responses'][200]['content']['application/json'] }
  'enrolment.beginPasskey': { params: operations['enrolment.beginPasskey']['requestBody']['content']['application/json']; result: operations['enrolment.beginPasskey']['responses'][200]['content']['application/json'] }
  'enrolment.beginTotp': { params: operations['enrolment.beginTotp']['requestBody']['content']['application/json']; result: operations['enrolment.beginTotp']['responses'][200]['content']['application/json'] }
  'enrolment.confirmTotp': { params: operations['enrolment.confirmTotp']['requestBody']['content']['application/json']; result: operations['enrolment.confirmTotp']['responses'][200]['content']['application/json'] }
  'events.stream': { params: NonNullable<operations['events.stream']['parameters']['query']>; result: ReadableStream<Uint8Array<ArrayBuffer>> }
  'factorResets.answer': { params: operations['factorResets.answer']['parameters']['path'] & operations['factorResets.answer']['requestBody']['content']['application/json']; result: void }
  'factorResets.ask': { params: operations['factorResets.ask']['parameters']['path'] & operations['factorResets.ask']['requestBody']['content']['application/json']; result: operations['factorResets.ask']['responses'][201]['content']['application/json'] }
  'factorResets.ofUser': { params: operations['factorResets.ofUser']['parameters']['path']; result: operations['factorResets.ofUser']['responses'][200]['content']['application/json'] }
  'facts.apply': { params: operations['facts.apply']['parameters']['path'] & { version: number }; result: operations['facts.apply']['responses'][200]['content']['application/json'] }
  'facts.list': { params: NonNullable<operations['facts.list']['parameters']['query']>; result: operations['facts.list']['responses'][200]['content']['application/json']; item: operations['facts.list']['responses'][200]['content']['application/json']['items'][number] }
  'facts.reject': { params: operations['facts.reject']['parameters']['path'] & operations['facts.reject']['requestBody']['content']['application/json'] & { version: number }; result: operations['facts.reject']['responses'][200]['content']['application/json'] }
  'facts.view': { params: operations['facts.view']['parameters']['path']; result: operations['facts.view']['responses'][200]['content']['application/json'] }
  'files.content': { params: operations['files.content']['parameters']['path'] & NonNullable<operations['files.content']['parameters']['query']>; result: Blob }
  'files.create': { params: operations['files.create']['requestBody']['content']['multipart/form-data']; result: operations['files.create']['responses'][201]['content']['application/json'] }
  'files.view': { params: operations['files.view']['parameters']['path']; result: operations['files.view']['responses'][200]['content']['application/json'] }
  'ledgerEntries.answer': { params: operations['ledgerEntries.answer']['parameters']['path'] & operations['ledgerEntries.answer']['requestBody']['content']['application/json']; result: operations['ledgerEntries.answer']['responses'][200]['content']['application/json'] }
  'ledgerEntries.balance': { params: operations['ledgerEntries.balance']['parameters']['path']; result: operations['ledgerEntries.balance']['responses'][200]['content']['application/json'] }
  'ledgerEntries.create': { params: operations['ledgerEntries.create']['requestBody']['content']['application/json']; result: operations['ledgerEntries.create']['responses'][201]['content']['application/json'] }
  'ledgerEntries.export': { params: NonNullable<operations['ledgerEntries.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'ledgerEntries.list': { params: NonNullable<operations['ledgerEntries.list']['parameters']['query']>; result: operations['ledgerEntries.list']['responses'][200]['content']['application/json']; item: operations['ledgerEntries.list']['responses'][200]['content']['application/json']['items'][number] }
  'ledgerEntries.object': { params: operations['ledgerEntries.object']['parameters']['path'] & operations['ledgerEntries.object']['requestBody']['content']['application/json']; result: operations['ledgerEntries.object']['responses'][200]['content']['application/json'] }
  'legacyCarBrands.candidates': { params: operations['legacyCarBrands.candidates']['parameters']['path']; result: operations['legacyCarBrands.candidates']['responses'][200]['content']['application/json'] }
  'legacyCarBrands.createOurs': { params: operations['legacyCarBrands.createOurs']['parameters']['path'] & operations['legacyCarBrands.createOurs']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyCarBrands.createOurs']['responses'][200]['content']['application/json'] }
  'legacyCarBrands.ignore': { params: operations['legacyCarBrands.ignore']['parameters']['path'] & operations['legacyCarBrands.ignore']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyCarBrands.ignore']['responses'][200]['content']['application/json'] }
  'legacyCarBrands.list': { params: NonNullable<operations['legacyCarBrands.list']['parameters']['query']>; result: operations['legacyCarBrands.list']['responses'][200]['content']['application/json']; item: operations['legacyCarBrands.list']['responses'][200]['content']['application/json']['items'][number] }
  'legacyCarBrands.tie': { params: operations['legacyCarBrands.tie']['parameters']['path'] & operations['legacyCarBrands.tie']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyCarBrands.tie']['responses'][200]['content']['application/json'] }
  'legacyCarBrands.untie': { params: operations['legacyCarBrands.untie']['parameters']['path'] & { version: number }; result: operations['legacyCarBrands.untie']['responses'][200]['content']['application/json'] }
  'legacyCarBrands.view': { params: operations['legacyCarBrands.view']['parameters']['path']; result: operations['legacyCarBrands.view']['responses'][200]['content']['application/json'] }
  'legacyCities.candidates': { params: operations['legacyCities.candidates']['parameters']['path']; result: operations['legacyCities.candidates']['responses'][200]['content']['application/json'] }
  'legacyCities.createOurs': { params: operations['legacyCities.createOurs']['parameters']['path'] & operations['legacyCities.createOurs']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyCities.createOurs']['responses'][200]['content']['application/json'] }
  'legacyCities.ignore': { params: operations['legacyCities.ignore']['parameters']['path'] & operations['legacyCities.ignore']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyCities.ignore']['responses'][200]['content']['application/json'] }
  'legacyCities.list': { params: NonNullable<operations['legacyCities.list']['parameters']['query']>; result: operations['legacyCities.list']['responses'][200]['content']['application/json']; item: operations['legacyCities.list']['responses'][200]['content']['application/json']['items'][number] }
  'legacyCities.tie': { params: operations['legacyCities.tie']['parameters']['path'] & operations['legacyCities.tie']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyCities.tie']['responses'][200]['content']['application/json'] }
  'legacyCities.untie': { params: operations['legacyCities.untie']['parameters']['path'] & { version: number }; result: operations['legacyCities.untie']['responses'][200]['content']['application/json'] }
  'legacyCities.view': { params: operations['legacyCities.view']['parameters']['path']; result: operations['legacyCities.view']['responses'][200]['content']['application/json'] }
  'legacyProducts.candidates': { params: operations['legacyProducts.candidates']['parameters']['path']; result: operations['legacyProducts.candidates']['responses'][200]['content']['application/json'] }
  'legacyProducts.createOurs': { params: operations['legacyProducts.createOurs']['parameters']['path'] & operations['legacyProducts.createOurs']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyProducts.createOurs']['responses'][200]['content']['application/json'] }
  'legacyProducts.ignore': { params: operations['legacyProducts.ignore']['parameters']['path'] & operations['legacyProducts.ignore']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyProducts.ignore']['responses'][200]['content']['application/json'] }
  'legacyProducts.list': { params: NonNullable<operations['legacyProducts.list']['parameters']['query']>; result: operations['legacyProducts.list']['responses'][200]['content']['application/json']; item: operations['legacyProducts.list']['responses'][200]['content']['application/json']['items'][number] }
  'legacyProducts.tie': { params: operations['legacyProducts.tie']['parameters']['path'] & operations['legacyProducts.tie']['requestBody']['content']['application/json'] & { version: number }; result: operations['legacyProducts.tie']['responses'][200]['content']['application/json'] }
  'legacyProducts.untie': { params: operations['legacyProducts.untie']['parameters']['path'] & { version: number }; result: operations['legacyProducts.untie']['responses'][200]['content']['application/json'] }
  'legacyProducts.view': { params: operations['legacyProducts.view']['parameters']['path']; result: operations['legacyProducts.view']['responses'][200]['content']['application/json'] }
  'metaData.deleteByParams': { params: NonNullable<operations['metaData.deleteByParams']['parameters']['query']>; result: operations['metaData.deleteByParams']['responses'][200]['content']['application/json'] }
  'metaData.list': { params: NonNullable<operations['metaData.list']['parameters']['query']>; result: operations['metaData.list']['responses'][200]['content']['application/json']; item: operations['metaData.list']['responses'][200]['content']['application/json']['items'][number] }
  'metaData.upsert': { params: operations['metaData.upsert']['requestBody']['content']['application/json']; result: operations['metaData.upsert']['responses'][200]['content']['application/json'] }
  'metaData.view': { params: NonNullable<operations['metaData.view']['parameters']['query']>; result: operations['metaData.view']['responses'][200]['content']['application/json'] }
  'moderation.create': { params: operations['moderation.create']['requestBody']['content']['application/json']; result: operations['moderation.create']['responses'][201]['content']['application/json'] }
  'moderation.export': { params: NonNullable<operations['moderation.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'moderation.list': { params: NonNullable<operations['moderation.list']['parameters']['query']>; result: operations['moderation.list']['responses'][200]['content']['application/json']; item: operations['moderation.list']['responses'][200]['content']['application/json']['items'][number] }
  'moderation.next': { params: NonNullable<operations['moderation.next']['parameters']['query']>; result: operations['moderation.next']['responses'][200]['content']['application/json'] }
  'moderation.options': { params: NonNullable<operations['moderation.options']['parameters']['query']>; result: operations['moderation.options']['responses'][200]['content']['application/json'] }
  'moderation.prolong': { params: operations['moderation.prolong']['parameters']['path']; result: operations['moderation.prolong']['responses'][200]['content']['application/json'] }
  'moderation.statusChange': { params: operations['moderation.statusChange']['parameters']['path'] & operations['moderation.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['moderation.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reasons' | 'comment_public' | 'comment_internal' | 'compared_version' | 'changes' }
  'moderation.today': { params: Record<never, never>; result: operations['moderation.today']['responses'][200]['content']['application/json'] }
  'moderation.update': { params: operations['moderation.update']['parameters']['path'] & operations['moderation.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['moderation.update']['responses'][200]['content']['application/json'] }
  'moderation.view': { params: operations['moderation.view']['parameters']['path']; result: operations['moderation.view']['responses'][200]['content']['application/json'] }
  'notifications.create': { params: operations['notifications.create']['requestBody']['content']['application/json']; result: operations['notifications.create']['responses'][201]['content']['application/json'] }
  'notifications.delete': { params: operations['notifications.delete']['parameters']['path'] & { version: number }; result: void }
  'notifications.list': { params: NonNullable<operations['notifications.list']['parameters']['query']>; result: operations['notifications.list']['responses'][200]['content']['application/json']; item: operations['notifications.list']['responses'][200]['content']['application/json']['items'][number] }
  'notifications.options': { params: NonNullable<operations['notifications.options']['parameters']['query']>; result: operations['notifications.options']['responses'][200]['content']['application/json'] }
  'notifications.readAll': { params: Record<never, never>; result: void }
  'notifications.unreadCount': { params: Record<never, never>; result: operations['notifications.unreadCount']['responses'][200]['content']['application/json'] }
  'notifications.update': { params: operations['notifications.update']['parameters']['path'] & operations['notifications.update']['requestBody']['content']['application/json'] & { version: number | null }; result: operations['notifications.update']['responses'][200]['content']['application/json'] }
  'notifications.view': { params: operations['notifications.view']['parameters']['path']; result: operations['notifications.view']['responses'][200]['content']['application/json'] }
  'oidc.finish': { params: operations['oidc.finish']['requestBody']['content']['application/json']; result: operations['oidc.finish']['responses'][200]['content']['application/json'] }
  'oidc.start': { params: operations['oidc.start']['requestBody']['content']['application/json']; result: operations['oidc.start']['responses'][200]['content']['application/json'] }
  'operationReasons.create': { params: operations['operationReasons.create']['requestBody']['content']['application/json']; result: operations['operationReasons.create']['responses'][201]['content']['application/json'] }
  'operationReasons.delete': { params: operations['operationReasons.delete']['parameters']['path'] & { version: number }; result: void }
  'operationReasons.disable': { params: operations['operationReasons.disable']['parameters']['path'] & { version: number }; result: operations['operationReasons.disable']['responses'][200]['content']['application/json']; many: never }
  'operationReasons.enable': { params: operations['operationReasons.enable']['parameters']['path'] & { version: number }; result: operations['operationReasons.enable']['responses'][200]['content']['application/json']; many: never }
  'operationReasons.list': { params: NonNullable<operations['operationReasons.list']['parameters']['query']>; result: operations['operationReasons.list']['responses'][200]['content']['application/json']; item: operations['operationReasons.list']['responses'][200]['content']['application/json']['items'][number] }
  'operationReasons.options': { params: NonNullable<operations['operationReasons.options']['parameters']['query']>; result: operations['operationReasons.options']['responses'][200]['content']['application/json'] }
  'operationReasons.sort': { params: operations['operationReasons.sort']['requestBody']['content']['application/json']; result: void }
  'operationReasons.update': { params: operations['operationReasons.update']['parameters']['path'] & operations['operationReasons.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['operationReasons.update']['responses'][200]['content']['application/json'] }
  'operationReasons.view': { params: operations['operationReasons.view']['parameters']['path']; result: operations['operationReasons.view']['responses'][200]['content']['application/json'] }
  'operations.file': { params: operations['operations.file']['parameters']['path'] & NonNullable<operations['operations.file']['parameters']['query']>; result: Blob }
  'operations.items': { params: NonNullable<operations['operations.items']['parameters']['query']>; result: operations['operations.items']['responses'][200]['content']['application/json']; item: operations['operations.items']['responses'][200]['content']['application/json']['items'][number] }
  'operations.list': { params: NonNullable<operations['operations.list']['parameters']['query']>; result: operations['operations.list']['responses'][200]['content']['application/json']; item: operations['operations.list']['responses'][200]['content']['application/json']['items'][number] }
  'operations.mapping': { params: NonNullable<operations['operations.mapping']['parameters']['query']>; result: operations['operations.mapping']['responses'][200]['content']['application/json'] }
  'operations.prepare': { params: operations['operations.prepare']['requestBody']['content']['application/json']; result: operations['operations.prepare']['responses'][201]['content']['application/json'] }
  'operations.prepareImport': { params: operations['operations.prepareImport']['requestBody']['content']['multipart/form-data']; result: operations['operations.prepareImport']['responses'][201]['content']['application/json'] }
  'operations.reject': { params: operations['operations.reject']['parameters']['path'] & operations['operations.reject']['requestBody']['content']['application/json']; result: operations['operations.reject']['responses'][200]['content']['application/json'] }
  'operations.rejectByIds': { params: operations['operations.rejectByIds']['requestBody']['content']['application/json']; result: operations['operations.rejectByIds']['responses'][200]['content']['application/json'] }
  'operations.repeat': { params: operations['operations.repeat']['parameters']['path']; result: operations['operations.repeat']['responses'][201]['content']['application/json'] }
  'operations.restore': { params: operations['operations.restore']['requestBody']['content']['application/json']; result: operations['operations.restore']['responses'][201]['content']['application/json'] }
  'operations.start': { params: operations['operations.start']['parameters']['path'] & NonNullable<operations['operations.start']['requestBody']>['content']['application/json']; result: operations['operations.start']['responses'][200]['content']['application/json'] }
  'operations.stop': { params: operations['operations.stop']['parameters']['path']; result: operations['operations.stop']['responses'][200]['content']['application/json'] }
  'operations.undo': { params: operations['operations.undo']['parameters']['path'] & operations['operations.undo']['requestBody']['content']['application/json']; result: operations['operations.undo']['responses'][201]['content']['application/json'] }
  'operations.view': { params: operations['operations.view']['parameters']['path']; result: operations['operations.view']['responses'][200]['content']['application/json'] }
  'operations.withdraw': { params: operations['operations.withdraw']['parameters']['path']; result: operations['operations.withdraw']['responses'][200]['content']['application/json'] }
  'orders.export': { params: NonNullable<operations['orders.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' | 'purpose' }
  'orders.list': { params: NonNullable<operations['orders.list']['parameters']['query']>; result: operations['orders.list']['responses'][200]['content']['application/json']; item: operations['orders.list']['responses'][200]['content']['application/json']['items'][number] }
  'orders.options': { params: NonNullable<operations['orders.options']['parameters']['query']>; result: operations['orders.options']['responses'][200]['content']['application/json'] }
  'orders.plan': { params: NonNullable<operations['orders.plan']['parameters']['query']>; result: operations['orders.plan']['responses'][200]['content']['application/json'] }
  'orders.receive': { params: operations['orders.receive']['requestBody']['content']['application/json']; result: operations['orders.receive']['responses'][200]['content']['application/json'] }
  'orders.revise': { params: operations['orders.revise']['requestBody']['content']['application/json']; result: operations['orders.revise']['responses'][200]['content']['application/json'] }
  'orders.update': { params: operations['orders.update']['parameters']['path'] & operations['orders.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['orders.update']['responses'][200]['content']['application/json'] }
  'orders.view': { params: operations['orders.view']['parameters']['path']; result: operations['orders.view']['responses'][200]['content']['application/json'] }
  'orders.viewByNumber': { params: operations['orders.viewByNumber']['parameters']['path']; result: operations['orders.viewByNumber']['responses'][200]['content']['application/json'] }
  'overview.catalogue': { params: Record<never, never>; result: operations['overview.catalogue']['responses'][200]['content']['application/json'] }
  'overview.counts': { params: NonNullable<operations['overview.counts']['parameters']['query']>; result: operations['overview.counts']['responses'][200]['content']['application/json'] }
  'overview.orders': { params: NonNullable<operations['overview.orders']['parameters']['query']>; result: operations['overview.orders']['responses'][200]['content']['application/json'] }
  'overview.sellers': { params: Record<never, never>; result: operations['overview.sellers']['responses'][200]['content']['application/json'] }
  'overview.subOrders': { params: Record<never, never>; result: operations['overview.subOrders']['responses'][200]['content']['application/json'] }
  'overview.terms': { params: NonNullable<operations['overview.terms']['parameters']['query']>; result: operations['overview.terms']['responses'][200]['content']['application/json'] }
  'overview.waiting': { params: Record<never, never>; result: operations['overview.waiting']['responses'][200]['content']['application/json'] }
  'overview.work': { params: Record<never, never>; result: operations['overview.work']['responses'][200]['content']['application/json'] }
  'ownAccess.ask': { params: operations['ownAccess.ask']['requestBody']['content']['application/json']; result: operations['ownAccess.ask']['responses'][201]['content']['application/json'] }
  'ownAccess.explain': { params: NonNullable<operations['ownAccess.explain']['parameters']['query']>; result: operations['ownAccess.explain']['responses'][200]['content']['application/json'] }
  'ownFactors.beginTotp': { params: operations['ownFactors.beginTotp']['requestBody']['content']['application/json']; result: operations['ownFactors.beginTotp']['responses'][200]['content']['application/json'] }
  'ownFactors.confirmTotp': { params: operations['ownFactors.confirmTotp']['requestBody']['content']['application/json']; result: operations['ownFactors.confirmTotp']['responses'][200]['content']['application/json'] }
  'ownFactors.removeTotp': { params: operations['ownFactors.removeTotp']['requestBody']['content']['application/json']; result: void }
  'ownFactors.renewRecoveryCodes': { params: operations['ownFactors.renewRecoveryCodes']['requestBody']['content']['application/json']; result: operations['ownFactors.renewRecoveryCodes']['responses'][200]['content']['application/json'] }
  'ownFactors.view': { params: Record<never, never>; result: operations['ownFactors.view']['responses'][200]['content']['application/json'] }
  'ownPasskeys.add': { params: operations['ownPasskeys.add']['requestBody']['content']['application/json']; result: operations['ownPasskeys.add']['responses'][200]['content']['application/json'] }
  'ownPasskeys.begin': { params: Record<never, never>; result: operations['ownPasskeys.begin']['responses'][200]['content']['application/json'] }
  'ownPasskeys.remove': { params: operations['ownPasskeys.remove']['parameters']['path']; result: void }
  'ownPassword.change': { params: operations['ownPassword.change']['requestBody']['content']['application/json']; result: void }
  'ownPreviews.list': { params: Record<never, never>; result: operations['ownPreviews.list']['responses'][200]['content']['application/json'] }
  'ownSessions.delete': { params: operations['ownSessions.delete']['parameters']['path']; result: void }
  'ownSessions.endOthers': { params: Record<never, never>; result: void }
  'ownSessions.list': { params: Record<never, never>; result: operations['ownSessions.list']['responses'][200]['content']['application/json'] }
  'passwordReset.byEmail': { params: operations['passwordReset.byEmail']['requestBody']['content']['application/json']; result: void }
  'passwordReset.byUser': { params: operations['passwordReset.byUser']['parameters']['path']; result: void }
  'passwordReset.confirm': { params: operations['passwordReset.confirm']['requestBody']['content']['application/json']; result: void }
  'payments.record': { params: operations['payments.record']['requestBody']['content']['application/json']; result: operations['payments.record']['responses'][200]['content']['application/json'] }
  'paymentSystems.create': { params: operations['paymentSystems.create']['requestBody']['content']['application/json']; result: operations['paymentSystems.create']['responses'][201]['content']['application/json'] }
  'paymentSystems.delete': { params: operations['paymentSystems.delete']['parameters']['path'] & { version: number }; result: void }
  'paymentSystems.disable': { params: operations['paymentSystems.disable']['parameters']['path'] & { version: number }; result: operations['paymentSystems.disable']['responses'][200]['content']['application/json']; many: never }
  'paymentSystems.enable': { params: operations['paymentSystems.enable']['parameters']['path'] & { version: number }; result: operations['paymentSystems.enable']['responses'][200]['content']['application/json']; many: never }
  'paymentSystems.list': { params: NonNullable<operations['paymentSystems.list']['parameters']['query']>; result: operations['paymentSystems.list']['responses'][200]['content']['application/json']; item: operations['paymentSystems.list']['responses'][200]['content']['application/json']['items'][number] }
  'paymentSystems.options': { params: NonNullable<operations['paymentSystems.options']['parameters']['query']>; result: operations['paymentSystems.options']['responses'][200]['content']['application/json'] }
  'paymentSystems.sort': { params: operations['paymentSystems.sort']['requestBody']['content']['application/json']; result: void }
  'paymentSystems.update': { params: operations['paymentSystems.update']['parameters']['path'] & operations['paymentSystems.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['paymentSystems.update']['responses'][200]['content']['application/json'] }
  'paymentSystems.view': { params: operations['paymentSystems.view']['parameters']['path']; result: operations['paymentSystems.view']['responses'][200]['content']['application/json'] }
  'people.erase': { params: operations['people.erase']['requestBody']['content']['application/json']; result: operations['people.erase']['responses'][200]['content']['application/json'] }
  'people.find': { params: operations['people.find']['requestBody']['content']['application/json']; result: operations['people.find']['responses'][200]['content']['application/json'] }
  'people.term': { params: Record<never, never>; result: operations['people.term']['responses'][200]['content']['application/json'] }
  'permissions.list': { params: Record<never, never>; result: operations['permissions.list']['responses'][200]['content']['application/json'] }
  'presence.leave': { params: operations['presence.leave']['requestBody']['content']['application/json']; result: void }
  'presence.report': { params: operations['presence.report']['requestBody']['content']['application/json']; result: operations['presence.report']['responses'][200]['content']['application/json'] }
  'previews.end': { params: Record<never, never>; result: void }
  'previews.start': { params: operations['previews.start']['requestBody']['content']['application/json']; result: operations['previews.start']['responses'][201]['content']['application/json'] }
  'productOffers.changePrices': { params: operations['productOffers.changePrices']['requestBody']['content']['application/json']; result: operations['productOffers.changePrices']['responses'][200]['content']['application/json']; many: 'formula' | 'old_price' }
  'productOffers.create': { params: operations['productOffers.create']['requestBody']['content']['application/json']; result: operations['productOffers.create']['responses'][201]['content']['application/json'] }
  'productOffers.delete': { params: operations['productOffers.delete']['parameters']['path'] & { version: number }; result: void }
  'productOffers.disable': { params: operations['productOffers.disable']['parameters']['path'] & { version: number }; result: operations['productOffers.disable']['responses'][200]['content']['application/json']; many: never }
  'productOffers.disableByIds': { params: operations['productOffers.disableByIds']['requestBody']['content']['application/json']; result: operations['productOffers.disableByIds']['responses'][200]['content']['application/json']; many: never }
  'productOffers.enable': { params: operations['productOffers.enable']['parameters']['path'] & { version: number }; result: operations['productOffers.enable']['responses'][200]['content']['application/json']; many: never }
  'productOffers.enableByIds': { params: operations['productOffers.enableByIds']['requestBody']['content']['application/json']; result: operations['productOffers.enableByIds']['responses'][200]['content']['application/json']; many: never }
  'productOffers.export': { params: NonNullable<operations['productOffers.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'productOffers.list': { params: NonNullable<operations['productOffers.list']['parameters']['query']>; result: operations['productOffers.list']['responses'][200]['content']['application/json']; item: operations['productOffers.list']['responses'][200]['content']['application/json']['items'][number] }
  'productOffers.options': { params: NonNullable<operations['productOffers.options']['parameters']['query']>; result: operations['productOffers.options']['responses'][200]['content']['application/json'] }
  'productOffers.priceHistory': { params: operations['productOffers.priceHistory']['parameters']['path']; result: operations['productOffers.priceHistory']['responses'][200]['content']['application/json'] }
  'productOffers.receive': { params: operations['productOffers.receive']['requestBody']['content']['application/json']; result: operations['productOffers.receive']['responses'][200]['content']['application/json'] }
  'productOffers.statusChange': { params: operations['productOffers.statusChange']['parameters']['path'] & operations['productOffers.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['productOffers.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'productOffers.update': { params: operations['productOffers.update']['parameters']['path'] & operations['productOffers.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['productOffers.update']['responses'][200]['content']['application/json']; many: 'vat_rate' | 'min_order' | 'delivery_days_min' | 'delivery_days_max' }
  'productOffers.upsert': { params: operations['productOffers.upsert']['requestBody']['content']['application/json']; result: operations['productOffers.upsert']['responses'][200]['content']['application/json'] }
  'productOffers.view': { params: operations['productOffers.view']['parameters']['path']; result: operations['productOffers.view']['responses'][200]['content']['application/json'] }
  'products.attributes': { params: operations['products.attributes']['parameters']['path']; result: operations['products.attributes']['responses'][200]['content']['application/json'] }
  'products.create': { params: operations['products.create']['requestBody']['content']['application/json']; result: operations['products.create']['responses'][201]['content']['application/json'] }
  'products.delete': { params: operations['products.delete']['parameters']['path'] & { version: number }; result: void }
  'products.disableByIds': { params: operations['products.disableByIds']['requestBody']['content']['application/json']; result: operations['products.disableByIds']['responses'][200]['content']['application/json']; many: never }
  'products.enableByIds': { params: operations['products.enableByIds']['requestBody']['content']['application/json']; result: operations['products.enableByIds']['responses'][200]['content']['application/json']; many: never }
  'products.export': { params: NonNullable<operations['products.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'products.generateTransliteName': { params: operations['products.generateTransliteName']['requestBody']['content']['application/json']; result: operations['products.generateTransliteName']['responses'][200]['content']['application/json'] }
  'products.list': { params: NonNullable<operations['products.list']['parameters']['query']>; result: operations['products.list']['responses'][200]['content']['application/json']; item: operations['products.list']['responses'][200]['content']['application/json']['items'][number] }
  'products.moveToCategory': { params: operations['products.moveToCategory']['requestBody']['content']['application/json']; result: operations['products.moveToCategory']['responses'][200]['content']['application/json']; many: 'category_id' }
  'products.obstacles': { params: operations['products.obstacles']['parameters']['path'] & NonNullable<operations['products.obstacles']['parameters']['query']>; result: operations['products.obstacles']['responses'][200]['content']['application/json'] }
  'products.options': { params: NonNullable<operations['products.options']['parameters']['query']>; result: operations['products.options']['responses'][200]['content']['application/json'] }
  'products.receive': { params: operations['products.receive']['requestBody']['content']['application/json']; result: operations['products.receive']['responses'][200]['content']['application/json'] }
  'products.statusChange': { params: operations['products.statusChange']['parameters']['path'] & operations['products.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['products.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'products.statusChangeByIds': { params: operations['products.statusChangeByIds']['requestBody']['content']['application/json']; result: operations['products.statusChangeByIds']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' }
  'products.statusHistory': { params: operations['products.statusHistory']['parameters']['path']; result: operations['products.statusHistory']['responses'][200]['content']['application/json'] }
  'products.update': { params: operations['products.update']['parameters']['path'] & operations['products.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['products.update']['responses'][200]['content']['application/json']; many: 'condition' | 'weight_g' | 'length_mm' | 'width_mm' | 'height_mm' | 'pack_qty' | 'vat_rate' | 'country_code' | 'tnved' }
  'products.upsert': { params: operations['products.upsert']['requestBody']['content']['application/json']; result: operations['products.upsert']['responses'][200]['content']['application/json'] }
  'products.view': { params: operations['products.view']['parameters']['path']; result: operations['products.view']['responses'][200]['content']['application/json'] }
  'profile.update': { params: operations['profile.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['profile.update']['responses'][200]['content']['application/json'] }
  'profile.view': { params: Record<never, never>; result: operations['profile.view']['responses'][200]['content']['application/json'] }
  'reconciliations.export': { params: NonNullable<operations['reconciliations.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'reconciliations.list': { params: NonNullable<operations['reconciliations.list']['parameters']['query']>; result: operations['reconciliations.list']['responses'][200]['content']['application/json']; item: operations['reconciliations.list']['responses'][200]['content']['application/json']['items'][number] }
  'reconciliations.resolveByIds': { params: operations['reconciliations.resolveByIds']['requestBody']['content']['application/json']; result: operations['reconciliations.resolveByIds']['responses'][200]['content']['application/json']; many: 'comment' }
  'reconciliations.upsert': { params: operations['reconciliations.upsert']['requestBody']['content']['application/json']; result: operations['reconciliations.upsert']['responses'][200]['content']['application/json'] }
  'regions.create': { params: operations['regions.create']['requestBody']['content']['application/json']; result: operations['regions.create']['responses'][201]['content']['application/json'] }
  'regions.delete': { params: operations['regions.delete']['parameters']['path'] & { version: number }; result: void }
  'regions.disable': { params: operations['regions.disable']['parameters']['path'] & { version: number }; result: operations['regions.disable']['responses'][200]['content']['application/json']; many: never }
  'regions.enable': { params: operations['regions.enable']['parameters']['path'] & { version: number }; result: operations['regions.enable']['responses'][200]['content']['application/json']; many: never }
  'regions.list': { params: NonNullable<operations['regions.list']['parameters']['query']>; result: operations['regions.list']['responses'][200]['content']['application/json']; item: operations['regions.list']['responses'][200]['content']['application/json']['items'][number] }
  'regions.options': { params: NonNullable<operations['regions.options']['parameters']['query']>; result: operations['regions.options']['responses'][200]['content']['application/json'] }
  'regions.update': { params: operations['regions.update']['parameters']['path'] & operations['regions.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['regions.update']['responses'][200]['content']['application/json'] }
  'regions.view': { params: operations['regions.view']['parameters']['path']; result: operations['regions.view']['responses'][200]['content']['application/json'] }
  'returns.request': { params: operations['returns.request']['requestBody']['content']['application/json']; result: operations['returns.request']['responses'][200]['content']['application/json'] }
  'reviews.delete': { params: operations['reviews.delete']['parameters']['path'] & { version: number }; result: void }
  'reviews.export': { params: NonNullable<operations['reviews.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'reviews.list': { params: NonNullable<operations['reviews.list']['parameters']['query']>; result: operations['reviews.list']['responses'][200]['content']['application/json']; item: operations['reviews.list']['responses'][200]['content']['application/json']['items'][number] }
  'reviews.receive': { params: operations['reviews.receive']['requestBody']['content']['application/json']; result: operations['reviews.receive']['responses'][200]['content']['application/json'] }
  'reviews.statusChange': { params: operations['reviews.statusChange']['parameters']['path'] & operations['reviews.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['reviews.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'reviews.update': { params: operations['reviews.update']['parameters']['path'] & operations['reviews.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['reviews.update']['responses'][200]['content']['application/json'] }
  'reviews.view': { params: operations['reviews.view']['parameters']['path']; result: operations['reviews.view']['responses'][200]['content']['application/json'] }
  'reviewTerms.deleteByParams': { params: NonNullable<operations['reviewTerms.deleteByParams']['parameters']['query']>; result: operations['reviewTerms.deleteByParams']['responses'][200]['content']['application/json'] }
  'reviewTerms.list': { params: NonNullable<operations['reviewTerms.list']['parameters']['query']>; result: operations['reviewTerms.list']['responses'][200]['content']['application/json']; item: operations['reviewTerms.list']['responses'][200]['content']['application/json']['items'][number] }
  'reviewTerms.upsert': { params: operations['reviewTerms.upsert']['requestBody']['content']['application/json']; result: operations['reviewTerms.upsert']['responses'][200]['content']['application/json'] }
  'roles.attachImpact': { params: operations['roles.attachImpact']['parameters']['path'] & operations['roles.attachImpact']['requestBody']['content']['application/json']; result: operations['roles.attachImpact']['responses'][200]['content']['application/json'] }
  'roles.attachUsers': { params: operations['roles.attachUsers']['parameters']['path'] & operations['roles.attachUsers']['requestBody']['content']['application/json']; result: void }
  'roles.create': { params: operations['roles.create']['requestBody']['content']['application/json']; result: operations['roles.create']['responses'][201]['content']['application/json'] }
  'roles.delete': { params: operations['roles.delete']['parameters']['path'] & { version: number }; result: void }
  'roles.detachUsers': { params: operations['roles.detachUsers']['parameters']['path'] & operations['roles.detachUsers']['requestBody']['content']['application/json']; result: void }
  'roles.impact': { params: operations['roles.impact']['parameters']['path'] & operations['roles.impact']['requestBody']['content']['application/json']; result: operations['roles.impact']['responses'][200]['content']['application/json'] }
  'roles.list': { params: NonNullable<operations['roles.list']['parameters']['query']>; result: operations['roles.list']['responses'][200]['content']['application/json']; item: operations['roles.list']['responses'][200]['content']['application/json']['items'][number] }
  'roles.options': { params: NonNullable<operations['roles.options']['parameters']['query']>; result: operations['roles.options']['responses'][200]['content']['application/json'] }
  'roles.update': { params: operations['roles.update']['parameters']['path'] & operations['roles.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['roles.update']['responses'][200]['content']['application/json'] }
  'roles.view': { params: operations['roles.view']['parameters']['path']; result: operations['roles.view']['responses'][200]['content']['application/json'] }
  'routeRules.create': { params: operations['routeRules.create']['requestBody']['content']['application/json']; result: operations['routeRules.create']['responses'][201]['content']['application/json'] }
  'routeRules.delete': { params: operations['routeRules.delete']['parameters']['path'] & { version: number }; result: void }
  'routeRules.list': { params: NonNullable<operations['routeRules.list']['parameters']['query']>; result: operations['routeRules.list']['responses'][200]['content']['application/json']; item: operations['routeRules.list']['responses'][200]['content']['application/json']['items'][number] }
  'routeRules.paths': { params: Record<never, never>; result: operations['routeRules.paths']['responses'][200]['content']['application/json'] }
  'routeRules.update': { params: operations['routeRules.update']['parameters']['path'] & operations['routeRules.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['routeRules.update']['responses'][200]['content']['application/json'] }
  'routeRules.view': { params: operations['routeRules.view']['parameters']['path']; result: operations['routeRules.view']['responses'][200]['content']['application/json'] }
  'savedViews.create': { params: operations['savedViews.create']['requestBody']['content']['application/json']; result: operations['savedViews.create']['responses'][201]['content']['application/json'] }
  'savedViews.delete': { params: operations['savedViews.delete']['parameters']['path'] & { version: number }; result: void }
  'savedViews.list': { params: NonNullable<operations['savedViews.list']['parameters']['query']>; result: operations['savedViews.list']['responses'][200]['content']['application/json']; item: operations['savedViews.list']['responses'][200]['content']['application/json']['items'][number] }
  'savedViews.update': { params: operations['savedViews.update']['parameters']['path'] & operations['savedViews.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['savedViews.update']['responses'][200]['content']['application/json'] }
  'search.find': { params: NonNullable<operations['search.find']['parameters']['query']>; result: operations['search.find']['responses'][200]['content']['application/json'] }
  'serviceAccounts.create': { params: operations['serviceAccounts.create']['requestBody']['content']['application/json']; result: operations['serviceAccounts.create']['responses'][201]['content']['application/json'] }
  'serviceAccounts.deactivationHistory': { params: operations['serviceAccounts.deactivationHistory']['parameters']['path']; result: operations['serviceAccounts.deactivationHistory']['responses'][200]['content']['application/json'] }
  'serviceAccounts.list': { params: NonNullable<operations['serviceAccounts.list']['parameters']['query']>; result: operations['serviceAccounts.list']['responses'][200]['content']['application/json']; item: operations['serviceAccounts.list']['responses'][200]['content']['application/json']['items'][number] }
  'serviceAccounts.statusChange': { params: operations['serviceAccounts.statusChange']['parameters']['path'] & operations['serviceAccounts.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['serviceAccounts.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'serviceAccounts.update': { params: operations['serviceAccounts.update']['parameters']['path'] & operations['serviceAccounts.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['serviceAccounts.update']['responses'][200]['content']['application/json'] }
  'serviceAccounts.view': { params: operations['serviceAccounts.view']['parameters']['path']; result: operations['serviceAccounts.view']['responses'][200]['content']['application/json'] }
  'serviceKeys.create': { params: operations['serviceKeys.create']['requestBody']['content']['application/json']; result: operations['serviceKeys.create']['responses'][201]['content']['application/json'] }
  'serviceKeys.list': { params: NonNullable<operations['serviceKeys.list']['parameters']['query']>; result: operations['serviceKeys.list']['responses'][200]['content']['application/json']; item: operations['serviceKeys.list']['responses'][200]['content']['application/json']['items'][number] }
  'serviceKeys.revoke': { params: operations['serviceKeys.revoke']['parameters']['path']; result: operations['serviceKeys.revoke']['responses'][200]['content']['application/json'] }
  'serviceKeys.update': { params: operations['serviceKeys.update']['parameters']['path'] & operations['serviceKeys.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['serviceKeys.update']['responses'][200]['content']['application/json'] }
  'settings.list': { params: NonNullable<operations['settings.list']['parameters']['query']>; result: operations['settings.list']['responses'][200]['content']['application/json']; item: operations['settings.list']['responses'][200]['content']['application/json']['items'][number] }
  'settings.update': { params: operations['settings.update']['parameters']['path'] & operations['settings.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['settings.update']['responses'][200]['content']['application/json'] }
  'settings.upsert': { params: operations['settings.upsert']['requestBody']['content']['application/json']; result: operations['settings.upsert']['responses'][200]['content']['application/json'] }
  'settings.view': { params: operations['settings.view']['parameters']['path']; result: operations['settings.view']['responses'][200]['content']['application/json'] }
  'settlements.bankAnswer': { params: operations['settlements.bankAnswer']['requestBody']['content']['application/json']; result: operations['settlements.bankAnswer']['responses'][200]['content']['application/json'] }
  'settlements.bankFile': { params: operations['settlements.bankFile']['requestBody']['content']['application/json']; result: Blob }
  'settlements.export': { params: NonNullable<operations['settlements.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'settlements.hold': { params: operations['settlements.hold']['parameters']['path'] & operations['settlements.hold']['requestBody']['content']['application/json'] & { version: number }; result: operations['settlements.hold']['responses'][200]['content']['application/json'] }
  'settlements.list': { params: NonNullable<operations['settlements.list']['parameters']['query']>; result: operations['settlements.list']['responses'][200]['content']['application/json']; item: operations['settlements.list']['responses'][200]['content']['application/json']['items'][number] }
  'settlements.release': { params: operations['settlements.release']['parameters']['path'] & operations['settlements.release']['requestBody']['content']['application/json'] & { version: number }; result: operations['settlements.release']['responses'][200]['content']['application/json'] }
  'settlements.statusChange': { params: operations['settlements.statusChange']['parameters']['path'] & operations['settlements.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['settlements.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'settlements.view': { params: operations['settlements.view']['parameters']['path']; result: operations['settlements.view']['responses'][200]['content']['application/json'] }
  'shipments.scan': { params: operations['shipments.scan']['requestBody']['content']['application/json']; result: operations['shipments.scan']['responses'][200]['content']['application/json'] }
  'storePoints.create': { params: operations['storePoints.create']['requestBody']['content']['application/json']; result: operations['storePoints.create']['responses'][201]['content']['application/json'] }
  'storePoints.deactivationHistory': { params: operations['storePoints.deactivationHistory']['parameters']['path']; result: operations['storePoints.deactivationHistory']['responses'][200]['content']['application/json'] }
  'storePoints.delete': { params: operations['storePoints.delete']['parameters']['path'] & { version: number }; result: void }
  'storePoints.disableByIds': { params: operations['storePoints.disableByIds']['requestBody']['content']['application/json']; result: operations['storePoints.disableByIds']['responses'][200]['content']['application/json']; many: 'reason_id' | 'comment' }
  'storePoints.enableByIds': { params: operations['storePoints.enableByIds']['requestBody']['content']['application/json']; result: operations['storePoints.enableByIds']['responses'][200]['content']['application/json']; many: 'reason_id' | 'comment' }
  'storePoints.export': { params: NonNullable<operations['storePoints.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'storePoints.list': { params: NonNullable<operations['storePoints.list']['parameters']['query']>; result: operations['storePoints.list']['responses'][200]['content']['application/json']; item: operations['storePoints.list']['responses'][200]['content']['application/json']['items'][number] }
  'storePoints.obstacles': { params: operations['storePoints.obstacles']['parameters']['path'] & NonNullable<operations['storePoints.obstacles']['parameters']['query']>; result: operations['storePoints.obstacles']['responses'][200]['content']['application/json'] }
  'storePoints.options': { params: NonNullable<operations['storePoints.options']['parameters']['query']>; result: operations['storePoints.options']['responses'][200]['content']['application/json'] }
  'storePoints.statusChange': { params: operations['storePoints.statusChange']['parameters']['path'] & operations['storePoints.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['storePoints.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'storePoints.update': { params: operations['storePoints.update']['parameters']['path'] & operations['storePoints.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['storePoints.update']['responses'][200]['content']['application/json']; many: 'works_on_holidays' | 'cutoff' | 'assembly_minutes' | 'storage_days' | 'has_cash' | 'has_card' | 'has_fitting' }
  'storePoints.view': { params: operations['storePoints.view']['parameters']['path']; result: operations['storePoints.view']['responses'][200]['content']['application/json'] }
  'subOrders.cancelByBuyer': { params: operations['subOrders.cancelByBuyer']['requestBody']['content']['application/json']; result: operations['subOrders.cancelByBuyer']['responses'][200]['content']['application/json'] }
  'subOrders.changeStatuses': { params: operations['subOrders.changeStatuses']['requestBody']['content']['application/json']; result: operations['subOrders.changeStatuses']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' }
  'subOrders.export': { params: NonNullable<operations['subOrders.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' | 'purpose' }
  'subOrders.list': { params: NonNullable<operations['subOrders.list']['parameters']['query']>; result: operations['subOrders.list']['responses'][200]['content']['application/json']; item: operations['subOrders.list']['responses'][200]['content']['application/json']['items'][number] }
  'subOrders.pickingList': { params: NonNullable<operations['subOrders.pickingList']['parameters']['query']>; result: operations['subOrders.pickingList']['responses'][200]['content']['application/json'] }
  'subOrders.setTrackNumbers': { params: operations['subOrders.setTrackNumbers']['requestBody']['content']['application/json']; result: operations['subOrders.setTrackNumbers']['responses'][200]['content']['application/json'] }
  'subOrders.statusChange': { params: operations['subOrders.statusChange']['parameters']['path'] & operations['subOrders.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['subOrders.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' }
  'subOrders.update': { params: operations['subOrders.update']['parameters']['path'] & operations['subOrders.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['subOrders.update']['responses'][200]['content']['application/json'] }
  'subOrders.view': { params: operations['subOrders.view']['parameters']['path']; result: operations['subOrders.view']['responses'][200]['content']['application/json'] }
  'system.failure': { params: NonNullable<operations['system.failure']['parameters']['query']>; result: void }
  'system.latestBuilds': { params: NonNullable<operations['system.latestBuilds']['parameters']['query']>; result: operations['system.latestBuilds']['responses'][200]['content']['application/json'] }
  'system.maps': { params: Record<never, never>; result: operations['system.maps']['responses'][200]['content']['application/json'] }
  'system.routeRule': { params: NonNullable<operations['system.routeRule']['parameters']['query']>; result: operations['system.routeRule']['responses'][200]['content']['application/json'] }
  'templates.create': { params: operations['templates.create']['requestBody']['content']['application/json']; result: operations['templates.create']['responses'][201]['content']['application/json'] }
  'templates.delete': { params: operations['templates.delete']['parameters']['path'] & { version: number }; result: void }
  'templates.disable': { params: operations['templates.disable']['parameters']['path'] & { version: number }; result: operations['templates.disable']['responses'][200]['content']['application/json']; many: never }
  'templates.enable': { params: operations['templates.enable']['parameters']['path'] & { version: number }; result: operations['templates.enable']['responses'][200]['content']['application/json']; many: never }
  'templates.events': { params: Record<never, never>; result: operations['templates.events']['responses'][200]['content']['application/json'] }
  'templates.list': { params: NonNullable<operations['templates.list']['parameters']['query']>; result: operations['templates.list']['responses'][200]['content']['application/json']; item: operations['templates.list']['responses'][200]['content']['application/json']['items'][number] }
  'templates.options': { params: NonNullable<operations['templates.options']['parameters']['query']>; result: operations['templates.options']['responses'][200]['content']['application/json'] }
  'templates.preview': { params: operations['templates.preview']['requestBody']['content']['application/json']; result: operations['templates.preview']['responses'][200]['content']['application/json'] }
  'templates.sendToMe': { params: operations['templates.sendToMe']['parameters']['path']; result: void }
  'templates.update': { params: operations['templates.update']['parameters']['path'] & operations['templates.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['templates.update']['responses'][200]['content']['application/json'] }
  'templates.view': { params: operations['templates.view']['parameters']['path']; result: operations['templates.view']['responses'][200]['content']['application/json'] }
  'translations.deleteByParams': { params: NonNullable<operations['translations.deleteByParams']['parameters']['query']>; result: operations['translations.deleteByParams']['responses'][200]['content']['application/json'] }
  'translations.export': { params: NonNullable<operations['translations.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'translations.list': { params: NonNullable<operations['translations.list']['parameters']['query']>; result: operations['translations.list']['responses'][200]['content']['application/json']; item: operations['translations.list']['responses'][200]['content']['application/json']['items'][number] }
  'translations.options': { params: NonNullable<operations['translations.options']['parameters']['query']>; result: operations['translations.options']['responses'][200]['content']['application/json'] }
  'translations.upsert': { params: operations['translations.upsert']['requestBody']['content']['application/json']; result: operations['translations.upsert']['responses'][200]['content']['application/json'] }
  'userRights.ofUser': { params: operations['userRights.ofUser']['parameters']['path']; result: operations['userRights.ofUser']['responses'][200]['content']['application/json'] }
  'users.create': { params: operations['users.create']['requestBody']['content']['application/json']; result: operations['users.create']['responses'][201]['content']['application/json'] }
  'users.deactivationHistory': { params: operations['users.deactivationHistory']['parameters']['path']; result: operations['users.deactivationHistory']['responses'][200]['content']['application/json'] }
  'users.delete': { params: operations['users.delete']['parameters']['path'] & { version: number }; result: void }
  'users.export': { params: NonNullable<operations['users.export']['parameters']['query']>; result: Blob; many: 'format' | 'sort' }
  'users.list': { params: NonNullable<operations['users.list']['parameters']['query']>; result: operations['users.list']['responses'][200]['content']['application/json']; item: operations['users.list']['responses'][200]['content']['application/json']['items'][number] }
  'users.options': { params: NonNullable<operations['users.options']['parameters']['query']>; result: operations['users.options']['responses'][200]['content']['application/json'] }
  'users.statusChange': { params: operations['users.statusChange']['parameters']['path'] & operations['users.statusChange']['requestBody']['content']['application/json'] & { version: number | null }; result: operations['users.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'users.update': { params: operations['users.update']['parameters']['path'] & operations['users.update']['requestBody']['content']['application/json'] & { version: number | null }; result: operations['users.update']['responses'][200]['content']['application/json'] }
  'users.view': { params: operations['users.view']['parameters']['path']; result: operations['users.view']['responses'][200]['content']['application/json'] }
  'webhookDeliveries.list': { params: NonNullable<operations['webhookDeliveries.list']['parameters']['query']>; result: operations['webhookDeliveries.list']['responses'][200]['content']['application/json']; item: operations['webhookDeliveries.list']['responses'][200]['content']['application/json']['items'][number] }
  'webhookDeliveries.resend': { params: operations['webhookDeliveries.resend']['parameters']['path']; result: operations['webhookDeliveries.resend']['responses'][200]['content']['application/json'] }
  'webhookDeliveries.view': { params: operations['webhookDeliveries.view']['parameters']['path']; result: operations['webhookDeliveries.view']['responses'][200]['content']['application/json'] }
  'webhooks.create': { params: operations['webhooks.create']['requestBody']['content']['application/json']; result: operations['webhooks.create']['responses'][201]['content']['application/json'] }
  'webhooks.deactivationHistory': { params: operations['webhooks.deactivationHistory']['parameters']['path']; result: operations['webhooks.deactivationHistory']['responses'][200]['content']['application/json'] }
  'webhooks.delete': { params: operations['webhooks.delete']['parameters']['path'] & { version: number }; result: void }
  'webhooks.list': { params: NonNullable<operations['webhooks.list']['parameters']['query']>; result: operations['webhooks.list']['responses'][200]['content']['application/json']; item: operations['webhooks.list']['responses'][200]['content']['application/json']['items'][number] }
  'webhooks.rotate': { params: operations['webhooks.rotate']['parameters']['path']; result: operations['webhooks.rotate']['responses'][200]['content']['application/json'] }
  'webhooks.statusChange': { params: operations['webhooks.statusChange']['parameters']['path'] & operations['webhooks.statusChange']['requestBody']['content']['application/json'] & { version: number }; result: operations['webhooks.statusChange']['responses'][200]['content']['application/json']; many: 'status' | 'reason_id' | 'comment' | 'until' }
  'webhooks.test': { params: operations['webhooks.test']['parameters']['path']; result: operations['webhooks.test']['responses'][200]['content']['application/json'] }
  'webhooks.update': { params: operations['webhooks.update']['parameters']['path'] & operations['webhooks.update']['requestBody']['content']['application/json'] & { version: number }; result: operations['webhooks.update']['responses'][200]['content']['application/json'] }
  'webhooks.view': { params: operations['webhooks.view']['parameters']['path']; result: operations['webhooks.view']['responses'][200]['content']['application/json'] }
}
