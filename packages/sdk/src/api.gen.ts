// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Item, Params, Result } from './operations.ts'
import type { CallOptions } from '#options/options.ts'
import type { PagePromise } from './transport/pages.ts'
import type { ApiPromise } from './transport/promise.ts'

/** One method per operation, grouped by resource. Each rejects with an `ApiError`. */
export interface Api {
  /** Requests for rights. */
  readonly accessRequests: {
    /**
     * Give the user a role that grants the permission, or refuse; the user is notified.
     *
     * `POST /api/user/admin/access-request/answer/{id}`. Permission: `role.attachUsers`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.accessRequests.answer({ id: 1, comment: 'Ask the content managers' })
     */
    readonly answer: (params: Params<'accessRequests.answer'>, options?: CallOptions) => ApiPromise<Result<'accessRequests.answer'>>
    /**
     * What a user asks for, the oldest first.
     *
     * `GET /api/user/admin/access-request/of-user/{id}`. Permission: `role.attachUsers`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.accessRequests.ofUser({ id: 1 })
     */
    readonly ofUser: (params: Params<'accessRequests.ofUser'>, options?: CallOptions) => ApiPromise<Result<'accessRequests.ofUser'>>
  }
  /** Attributes of the products of a category. */
  readonly attributes: {
    /**
     * Create an attribute.
     *
     * `POST /api/catalog/admin/attribute`. Permission: `attribute.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.create({ name: 'Example', type: 'string' })
     */
    readonly create: (params: Params<'attributes.create'>, options?: CallOptions) => ApiPromise<Result<'attributes.create'>>
    /**
     * Delete an attribute.
     *
     * `DELETE /api/catalog/admin/attribute/{id}`. Permission: `attribute.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.attributes.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'attributes.delete'>, options?: CallOptions) => ApiPromise<Result<'attributes.delete'>>
    /**
     * Disable an attribute.
     *
     * `PUT /api/catalog/admin/attribute/disable/{id}`. Permission: `attribute.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'attributes.disable'>, options?: CallOptions) => ApiPromise<Result<'attributes.disable'>>
    /**
     * Enable an attribute.
     *
     * `PUT /api/catalog/admin/attribute/enable/{id}`. Permission: `attribute.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'attributes.enable'>, options?: CallOptions) => ApiPromise<Result<'attributes.enable'>>
    /**
     * Every filtered row of attributes as a file with Russian column titles.
     *
     * `GET /api/catalog/admin/attribute/export`. Permission: `attribute.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.export({ format: 'csv' })
     */
    readonly export: (params: Params<'attributes.export'>, options?: CallOptions) => ApiPromise<Result<'attributes.export'>>
    /**
     * A free slug for the name of an attribute.
     *
     * `POST /api/catalog/admin/attribute/generate-translite-name`. Permission: `attribute.generateTransliteName`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.generateTransliteName({ name: 'Example' })
     */
    readonly generateTransliteName: (params: Params<'attributes.generateTransliteName'>, options?: CallOptions) => ApiPromise<Result<'attributes.generateTransliteName'>>
    /**
     * List of attributes.
     *
     * `GET /api/catalog/admin/attribute`. Permission: `attribute.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.attributes.list()
     */
    readonly list: (params?: Params<'attributes.list'>, options?: CallOptions) => PagePromise<Result<'attributes.list'>, Item<'attributes.list'>>
    /**
     * Options of a select of attributes.
     *
     * `GET /api/catalog/admin/attribute/list`. Permission: `attribute.list` or `attribute.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.options()
     */
    readonly options: (params?: Params<'attributes.options'>, options?: CallOptions) => ApiPromise<Result<'attributes.options'>>
    /**
     * The attribute that a name of an import column leads to.
     *
     * `GET /api/catalog/admin/attribute/resolve`. Permission: `attribute.list` or `attribute.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.resolve({ column: 'Height' })
     */
    readonly resolve: (params: Params<'attributes.resolve'>, options?: CallOptions) => ApiPromise<Result<'attributes.resolve'>>
    /**
     * Set the order of attributes: every id, once; a different set of ids is a conflict.
     *
     * `PUT /api/catalog/admin/attribute/sort`. Permission: `attribute.sort`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.attributes.sort({ ids: [1] })
     */
    readonly sort: (params: Params<'attributes.sort'>, options?: CallOptions) => ApiPromise<Result<'attributes.sort'>>
    /**
     * Change an attribute; omitted fields stay.
     *
     * `PUT /api/catalog/admin/attribute/{id}`. Permission: `attribute.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'attributes.update'>, options?: CallOptions) => ApiPromise<Result<'attributes.update'>>
    /**
     * One attribute.
     *
     * `GET /api/catalog/admin/attribute/{id}`. Permission: `attribute.view` or `attribute.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.attributes.view({ id: 1 })
     */
    readonly view: (params: Params<'attributes.view'>, options?: CallOptions) => ApiPromise<Result<'attributes.view'>>
  }
  /** The change log: author, change, time and reason. */
  readonly auditLog: {
    /**
     * A record as it was at a moment, for all who may view it.
     *
     * `GET /api/log/admin/audit-log/as-of`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auditLog.asOf({ entity: 'oil-filter', entity_id: 1 })
     */
    readonly asOf: (params: Params<'auditLog.asOf'>, options?: CallOptions) => ApiPromise<Result<'auditLog.asOf'>>
    /**
     * Deleted records, the newest first, and whether they can be given back.
     *
     * `GET /api/log/admin/audit-log/deleted`. Permission: `audit-log.index` or `log.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.auditLog.deleted()
     */
    readonly deleted: (params?: Params<'auditLog.deleted'>, options?: CallOptions) => PagePromise<Result<'auditLog.deleted'>, Item<'auditLog.deleted'>>
    /**
     * Every filtered row of the change log as a file with Russian column titles.
     *
     * `GET /api/log/admin/audit-log/export`. Permission: `audit-log.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auditLog.export({ format: 'csv' })
     */
    readonly export: (params: Params<'auditLog.export'>, options?: CallOptions) => ApiPromise<Result<'auditLog.export'>>
    /**
     * The change log, the newest first.
     *
     * `GET /api/log/admin/audit-log`. Permission: `audit-log.index` or `log.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.auditLog.list()
     */
    readonly list: (params?: Params<'auditLog.list'>, options?: CallOptions) => PagePromise<Result<'auditLog.list'>, Item<'auditLog.list'>>
    /**
     * The caller's own twenty newest changes of a record, for all who may view it.
     *
     * `GET /api/log/admin/audit-log/own`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auditLog.own({ entity: 'oil-filter', entity_id: 1 })
     */
    readonly own: (params: Params<'auditLog.own'>, options?: CallOptions) => ApiPromise<Result<'auditLog.own'>>
    /**
     * Show masked personal data of a record in full, to those who may view it; the log keeps who has seen whose, and why.
     *
     * `POST /api/log/admin/audit-log/reveal`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auditLog.reveal({ entity: 'order', entity_id: 1, fields: ['buyer_phone'], reason: 'The buyer does not answer' })
     */
    readonly reveal: (params: Params<'auditLog.reveal'>, options?: CallOptions) => ApiPromise<Result<'auditLog.reveal'>>
    /**
     * One row of the log.
     *
     * `GET /api/log/admin/audit-log/{id}`. Permission: `audit-log.view` or `audit-log.index` or `log.view` or `log.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auditLog.view({ id: 1 })
     */
    readonly view: (params: Params<'auditLog.view'>, options?: CallOptions) => ApiPromise<Result<'auditLog.view'>>
  }
  /** The second step that a role requires, set up in the middle of a sign-in. */
  readonly auth: {
    /**
     * Begin a sign-in or a step-up by a passkey; the options go to `navigator.credentials.get`.
     *
     * `POST /api/user/admin/auth/passkey/begin`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auth.beginPasskey()
     */
    readonly beginPasskey: (params?: Params<'auth.beginPasskey'>, options?: CallOptions) => ApiPromise<Result<'auth.beginPasskey'>>
    /**
     * Sign in by a passkey, without a password: one message for an unknown passkey, a wrong answer and a blocked account.
     *
     * `POST /api/user/admin/auth/passkey`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auth.byPasskey({ credential: { id: 'q83vEg', type: 'public-key' } })
     */
    readonly byPasskey: (params: Params<'auth.byPasskey'>, options?: CallOptions) => ApiPromise<Result<'auth.byPasskey'>>
    /**
     * Exchange the bearer for a new one; accepts one that has expired, up to 60 minutes idle or 12 hours in all.
     *
     * `POST /api/user/admin/auth/refresh`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auth.refresh()
     */
    readonly refresh: (params?: Params<'auth.refresh'>, options?: CallOptions) => ApiPromise<Result<'auth.refresh'>>
    /**
     * Finish a sign-in that was answered with the code `second_factor`.
     *
     * `POST /api/user/admin/auth/second-step`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auth.secondStep({ challenge: 'Text', code: '123456' })
     */
    readonly secondStep: (params: Params<'auth.secondStep'>, options?: CallOptions) => ApiPromise<Result<'auth.secondStep'>>
    /**
     * Sign in: one message for an unknown address, a wrong password and a blocked account.
     *
     * `POST /api/user/admin/auth/sign-in`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.auth.signIn({ email: 'admin@example.com', password: 'demo-password-2026' })
     */
    readonly signIn: (params: Params<'auth.signIn'>, options?: CallOptions) => ApiPromise<Result<'auth.signIn'>>
    /**
     * End the session.
     *
     * `POST /api/user/admin/auth/sign-out`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.auth.signOut()
     */
    readonly signOut: (params?: Params<'auth.signOut'>, options?: CallOptions) => ApiPromise<Result<'auth.signOut'>>
    /**
     * Prove who one is: for ten minutes, no call of this session is refused with the code `step_up`.
     *
     * `POST /api/user/admin/auth/step-up`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.auth.stepUp({ password: 'demo-password-2026' })
     */
    readonly stepUp: (params: Params<'auth.stepUp'>, options?: CallOptions) => ApiPromise<Result<'auth.stepUp'>>
  }
  /** Bank accounts of sellers. */
  readonly bankDetails: {
    /**
     * Create a bank detail.
     *
     * `POST /api/company/admin/bank-detail`. Permission: `bank-detail.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.bankDetails.create({ company_id: 1, bank_name: 'Sberbank', bik: '044525225', corr_account: '30101810400000000225', settlement_account: '40702810938000000001' })
     */
    readonly create: (params: Params<'bankDetails.create'>, options?: CallOptions) => ApiPromise<Result<'bankDetails.create'>>
    /**
     * Delete a bank detail.
     *
     * `DELETE /api/company/admin/bank-detail/{id}`. Permission: `bank-detail.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.bankDetails.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'bankDetails.delete'>, options?: CallOptions) => ApiPromise<Result<'bankDetails.delete'>>
    /**
     * Disable a bank detail.
     *
     * `PUT /api/company/admin/bank-detail/disable/{id}`. Permission: `bank-detail.disable`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.bankDetails.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'bankDetails.disable'>, options?: CallOptions) => ApiPromise<Result<'bankDetails.disable'>>
    /**
     * Enable a bank detail.
     *
     * `PUT /api/company/admin/bank-detail/enable/{id}`. Permission: `bank-detail.enable`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.bankDetails.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'bankDetails.enable'>, options?: CallOptions) => ApiPromise<Result<'bankDetails.enable'>>
    /**
     * List of bank details.
     *
     * `GET /api/company/admin/bank-detail`. Permission: `bank-detail.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.bankDetails.list()
     */
    readonly list: (params?: Params<'bankDetails.list'>, options?: CallOptions) => PagePromise<Result<'bankDetails.list'>, Item<'bankDetails.list'>>
    /**
     * Options of a select of bank details.
     *
     * `GET /api/company/admin/bank-detail/list`. Permission: `bank-detail.list` or `bank-detail.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.bankDetails.options()
     */
    readonly options: (params?: Params<'bankDetails.options'>, options?: CallOptions) => ApiPromise<Result<'bankDetails.options'>>
    /**
     * Change a bank detail; omitted fields stay.
     *
     * `PUT /api/company/admin/bank-detail/{id}`. Permission: `bank-detail.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.bankDetails.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'bankDetails.update'>, options?: CallOptions) => ApiPromise<Result<'bankDetails.update'>>
    /**
     * One bank detail.
     *
     * `GET /api/company/admin/bank-detail/{id}`. Permission: `bank-detail.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.bankDetails.view({ id: 1 })
     */
    readonly view: (params: Params<'bankDetails.view'>, options?: CallOptions) => ApiPromise<Result<'bankDetails.view'>>
  }
  /** Spellings of brands in references and price lists. */
  readonly brandAliases: {
    /**
     * Delete every one of the filtered spellings of brands; a dry run reports how many.
     *
     * `DELETE /api/catalog/admin/brand-alias/delete-by-params`. Permission: `brand.deleteByParams`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandAliases.deleteByParams({ last_seen_to: '2026-01-01', dry_run: true })
     */
    readonly deleteByParams: (params: Params<'brandAliases.deleteByParams'>, options?: CallOptions) => ApiPromise<Result<'brandAliases.deleteByParams'>>
    /**
     * Put spellings aside as no brand's.
     *
     * `PUT /api/catalog/admin/brand-alias/ignore-by-ids`. Permission: `brand.update`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandAliases.ignoreByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly ignoreByIds: (params: Params<'brandAliases.ignoreByIds'>, options?: CallOptions) => ApiPromise<Result<'brandAliases.ignoreByIds'>>
    /**
     * List of spellings of brands.
     *
     * `GET /api/catalog/admin/brand-alias`. Permission: `brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.brandAliases.list()
     */
    readonly list: (params?: Params<'brandAliases.list'>, options?: CallOptions) => PagePromise<Result<'brandAliases.list'>, Item<'brandAliases.list'>>
    /**
     * Tie spellings to a brand; spellings that cannot be tied are skipped and listed.
     *
     * `PUT /api/catalog/admin/brand-alias/tie-by-ids`. Permission: `brand.update`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandAliases.tieByIds({ items: [{ id: 1, version: 3 }], brand_id: 1 })
     */
    readonly tieByIds: (params: Params<'brandAliases.tieByIds'>, options?: CallOptions) => ApiPromise<Result<'brandAliases.tieByIds'>>
    /**
     * Return spellings to those that wait to be tied.
     *
     * `PUT /api/catalog/admin/brand-alias/untie-by-ids`. Permission: `brand.update`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandAliases.untieByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly untieByIds: (params: Params<'brandAliases.untieByIds'>, options?: CallOptions) => ApiPromise<Result<'brandAliases.untieByIds'>>
    /**
     * Create or change spellings of brands by their natural key; a dry run reports the result and stores nothing.
     *
     * `PUT /api/catalog/admin/brand-alias/upsert`. Permission: `brand.upsert`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandAliases.upsert({ items: [{ source: 'abcp', name: 'Example' }] })
     */
    readonly upsert: (params: Params<'brandAliases.upsert'>, options?: CallOptions) => ApiPromise<Result<'brandAliases.upsert'>>
  }
  /** Sellers' requests for new brands. */
  readonly brandModeration: {
    /**
     * Create a request for a brand.
     *
     * `POST /api/moderation/admin/brand-moderation`. Permission: `brand-moderation.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandModeration.create({ proposed_name: 'Nordfil', company_id: 1 })
     */
    readonly create: (params: Params<'brandModeration.create'>, options?: CallOptions) => ApiPromise<Result<'brandModeration.create'>>
    /**
     * List of requests for brands.
     *
     * `GET /api/moderation/admin/brand-moderation`. Permission: `brand-moderation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.brandModeration.list()
     */
    readonly list: (params?: Params<'brandModeration.list'>, options?: CallOptions) => PagePromise<Result<'brandModeration.list'>, Item<'brandModeration.list'>>
    /**
     * Options of a select of requests for brands.
     *
     * `GET /api/moderation/admin/brand-moderation/list`. Permission: `brand-moderation.list` or `brand-moderation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandModeration.options()
     */
    readonly options: (params?: Params<'brandModeration.options'>, options?: CallOptions) => ApiPromise<Result<'brandModeration.options'>>
    /**
     * Hold a request that is in one's work for another half an hour.
     *
     * `PUT /api/moderation/admin/brand-moderation/prolong/{id}`. Permission: `brand-moderation.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandModeration.prolong({ id: 1 })
     */
    readonly prolong: (params: Params<'brandModeration.prolong'>, options?: CallOptions) => ApiPromise<Result<'brandModeration.prolong'>>
    /**
     * Change the status of a request for a brand.
     *
     * `PUT /api/moderation/admin/brand-moderation/status-change/{id}`. Permission: `brand-moderation.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.brandModeration.statusChange({ id: 1, version: 3, status: 'new' })
     */
    readonly statusChange: (params: Params<'brandModeration.statusChange'>, options?: CallOptions) => ApiPromise<Result<'brandModeration.statusChange'>>
    /**
     * Change a request for a brand; omitted fields stay.
     *
     * `PUT /api/moderation/admin/brand-moderation/{id}`. Permission: `brand-moderation.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.brandModeration.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'brandModeration.update'>, options?: CallOptions) => ApiPromise<Result<'brandModeration.update'>>
    /**
     * One request for a brand.
     *
     * `GET /api/moderation/admin/brand-moderation/{id}`. Permission: `brand-moderation.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brandModeration.view({ id: 1 })
     */
    readonly view: (params: Params<'brandModeration.view'>, options?: CallOptions) => ApiPromise<Result<'brandModeration.view'>>
  }
  /** Handbook of brands of parts. */
  readonly brands: {
    /**
     * Create a brand.
     *
     * `POST /api/catalog/admin/brand`. Permission: `brand.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brands.create({ name: 'Example', kind: 'oem' })
     */
    readonly create: (params: Params<'brands.create'>, options?: CallOptions) => ApiPromise<Result<'brands.create'>>
    /**
     * Delete a brand.
     *
     * `DELETE /api/catalog/admin/brand/{id}`. Permission: `brand.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.brands.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'brands.delete'>, options?: CallOptions) => ApiPromise<Result<'brands.delete'>>
    /**
     * Disable a brand.
     *
     * `PUT /api/catalog/admin/brand/disable/{id}`. Permission: `brand.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.brands.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'brands.disable'>, options?: CallOptions) => ApiPromise<Result<'brands.disable'>>
    /**
     * Disable several brands; records that cannot be disabled are skipped and listed.
     *
     * `PUT /api/catalog/admin/brand/disable-by-ids`. Permission: `brand.disableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brands.disableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly disableByIds: (params: Params<'brands.disableByIds'>, options?: CallOptions) => ApiPromise<Result<'brands.disableByIds'>>
    /**
     * Enable a brand.
     *
     * `PUT /api/catalog/admin/brand/enable/{id}`. Permission: `brand.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.brands.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'brands.enable'>, options?: CallOptions) => ApiPromise<Result<'brands.enable'>>
    /**
     * Enable several brands; records that cannot be enabled are skipped and listed.
     *
     * `PUT /api/catalog/admin/brand/enable-by-ids`. Permission: `brand.enableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brands.enableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly enableByIds: (params: Params<'brands.enableByIds'>, options?: CallOptions) => ApiPromise<Result<'brands.enableByIds'>>
    /**
     * Every filtered row of brands as a file with Russian column titles.
     *
     * `GET /api/catalog/admin/brand/export`. Permission: `brand.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brands.export({ format: 'csv' })
     */
    readonly export: (params: Params<'brands.export'>, options?: CallOptions) => ApiPromise<Result<'brands.export'>>
    /**
     * A free slug for the name of a brand.
     *
     * `POST /api/catalog/admin/brand/generate-translite-name`. Permission: `brand.generateTransliteName`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brands.generateTransliteName({ name: 'Example' })
     */
    readonly generateTransliteName: (params: Params<'brands.generateTransliteName'>, options?: CallOptions) => ApiPromise<Result<'brands.generateTransliteName'>>
    /**
     * List of brands.
     *
     * `GET /api/catalog/admin/brand`. Permission: `brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.brands.list()
     */
    readonly list: (params?: Params<'brands.list'>, options?: CallOptions) => PagePromise<Result<'brands.list'>, Item<'brands.list'>>
    /**
     * Options of a select of brands.
     *
     * `GET /api/catalog/admin/brand/list`. Permission: `brand.list` or `brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brands.options()
     */
    readonly options: (params?: Params<'brands.options'>, options?: CallOptions) => ApiPromise<Result<'brands.options'>>
    /**
     * Change a brand; omitted fields stay.
     *
     * `PUT /api/catalog/admin/brand/{id}`. Permission: `brand.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.brands.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'brands.update'>, options?: CallOptions) => ApiPromise<Result<'brands.update'>>
    /**
     * One brand.
     *
     * `GET /api/catalog/admin/brand/{id}`. Permission: `brand.view` or `brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.brands.view({ id: 1 })
     */
    readonly view: (params: Params<'brands.view'>, options?: CallOptions) => ApiPromise<Result<'brands.view'>>
  }
  /** Makes of cars that parts fit. */
  readonly carBrands: {
    /**
     * Create a make of cars.
     *
     * `POST /api/catalog/admin/car-brand`. Permission: `car-brand.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.carBrands.create({ name: 'Example' })
     */
    readonly create: (params: Params<'carBrands.create'>, options?: CallOptions) => ApiPromise<Result<'carBrands.create'>>
    /**
     * Delete a make of cars.
     *
     * `DELETE /api/catalog/admin/car-brand/{id}`. Permission: `car-brand.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.carBrands.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'carBrands.delete'>, options?: CallOptions) => ApiPromise<Result<'carBrands.delete'>>
    /**
     * Disable a make of cars.
     *
     * `PUT /api/catalog/admin/car-brand/disable/{id}`. Permission: `car-brand.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.carBrands.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'carBrands.disable'>, options?: CallOptions) => ApiPromise<Result<'carBrands.disable'>>
    /**
     * Enable a make of cars.
     *
     * `PUT /api/catalog/admin/car-brand/enable/{id}`. Permission: `car-brand.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.carBrands.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'carBrands.enable'>, options?: CallOptions) => ApiPromise<Result<'carBrands.enable'>>
    /**
     * A free slug for the name of a make of cars.
     *
     * `POST /api/catalog/admin/car-brand/generate-translite-name`. Permission: `car-brand.generateTransliteName`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.carBrands.generateTransliteName({ name: 'Example' })
     */
    readonly generateTransliteName: (params: Params<'carBrands.generateTransliteName'>, options?: CallOptions) => ApiPromise<Result<'carBrands.generateTransliteName'>>
    /**
     * List of makes of cars.
     *
     * `GET /api/catalog/admin/car-brand`. Permission: `car-brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.carBrands.list()
     */
    readonly list: (params?: Params<'carBrands.list'>, options?: CallOptions) => PagePromise<Result<'carBrands.list'>, Item<'carBrands.list'>>
    /**
     * Options of a select of makes of cars.
     *
     * `GET /api/catalog/admin/car-brand/list`. Permission: `car-brand.list` or `car-brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.carBrands.options()
     */
    readonly options: (params?: Params<'carBrands.options'>, options?: CallOptions) => ApiPromise<Result<'carBrands.options'>>
    /**
     * Set the order of makes of cars: every id, once; a different set of ids is a conflict.
     *
     * `PUT /api/catalog/admin/car-brand/sort`. Permission: `car-brand.sort`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.carBrands.sort({ ids: [1] })
     */
    readonly sort: (params: Params<'carBrands.sort'>, options?: CallOptions) => ApiPromise<Result<'carBrands.sort'>>
    /**
     * Change a make of cars; omitted fields stay.
     *
     * `PUT /api/catalog/admin/car-brand/{id}`. Permission: `car-brand.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.carBrands.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'carBrands.update'>, options?: CallOptions) => ApiPromise<Result<'carBrands.update'>>
    /**
     * One make of cars.
     *
     * `GET /api/catalog/admin/car-brand/{id}`. Permission: `car-brand.view` or `car-brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.carBrands.view({ id: 1 })
     */
    readonly view: (params: Params<'carBrands.view'>, options?: CallOptions) => ApiPromise<Result<'carBrands.view'>>
  }
  /** Models of the makes, by generation. */
  readonly carModels: {
    /**
     * Create a model of cars.
     *
     * `POST /api/catalog/admin/car-model`. Permission: `car-model.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.carModels.create({ car_brand_id: 1, name: 'Example', body: 'sedan', year_from: 2019 })
     */
    readonly create: (params: Params<'carModels.create'>, options?: CallOptions) => ApiPromise<Result<'carModels.create'>>
    /**
     * Delete a model of cars.
     *
     * `DELETE /api/catalog/admin/car-model/{id}`. Permission: `car-model.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.carModels.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'carModels.delete'>, options?: CallOptions) => ApiPromise<Result<'carModels.delete'>>
    /**
     * Disable a model of cars.
     *
     * `PUT /api/catalog/admin/car-model/disable/{id}`. Permission: `car-model.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.carModels.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'carModels.disable'>, options?: CallOptions) => ApiPromise<Result<'carModels.disable'>>
    /**
     * Enable a model of cars.
     *
     * `PUT /api/catalog/admin/car-model/enable/{id}`. Permission: `car-model.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.carModels.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'carModels.enable'>, options?: CallOptions) => ApiPromise<Result<'carModels.enable'>>
    /**
     * A slug for the name of a model that no other one of its make has.
     *
     * `POST /api/catalog/admin/car-model/generate-translite-name`. Permission: `car-model.generateTransliteName`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.carModels.generateTransliteName({ name: 'Example' })
     */
    readonly generateTransliteName: (params: Params<'carModels.generateTransliteName'>, options?: CallOptions) => ApiPromise<Result<'carModels.generateTransliteName'>>
    /**
     * List of models of cars.
     *
     * `GET /api/catalog/admin/car-model`. Permission: `car-model.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.carModels.list()
     */
    readonly list: (params?: Params<'carModels.list'>, options?: CallOptions) => PagePromise<Result<'carModels.list'>, Item<'carModels.list'>>
    /**
     * Options of a select of models, all or of one make.
     *
     * `GET /api/catalog/admin/car-model/list`. Permission: `car-model.list` or `car-model.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.carModels.options()
     */
    readonly options: (params?: Params<'carModels.options'>, options?: CallOptions) => ApiPromise<Result<'carModels.options'>>
    /**
     * Set the order of models of cars under their parent: every id, once; a different set of ids is a conflict.
     *
     * `PUT /api/catalog/admin/car-model/sort`. Permission: `car-model.sort`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.carModels.sort({ car_brand_id: 1, ids: [1] })
     */
    readonly sort: (params: Params<'carModels.sort'>, options?: CallOptions) => ApiPromise<Result<'carModels.sort'>>
    /**
     * Change a model of cars; omitted fields stay.
     *
     * `PUT /api/catalog/admin/car-model/{id}`. Permission: `car-model.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.carModels.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'carModels.update'>, options?: CallOptions) => ApiPromise<Result<'carModels.update'>>
    /**
     * One model of cars.
     *
     * `GET /api/catalog/admin/car-model/{id}`. Permission: `car-model.view` or `car-model.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.carModels.view({ id: 1 })
     */
    readonly view: (params: Params<'carModels.view'>, options?: CallOptions) => ApiPromise<Result<'carModels.view'>>
  }
  /** Cards of the storefront's categories. */
  readonly categories: {
    /**
     * Disable a category.
     *
     * `PUT /api/catalog/admin/category/disable/{id}`. Permission: `category.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.categories.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'categories.disable'>, options?: CallOptions) => ApiPromise<Result<'categories.disable'>>
    /**
     * Disable several categories; records that cannot be disabled are skipped and listed.
     *
     * `PUT /api/catalog/admin/category/disable-by-ids`. Permission: `category.disableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categories.disableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly disableByIds: (params: Params<'categories.disableByIds'>, options?: CallOptions) => ApiPromise<Result<'categories.disableByIds'>>
    /**
     * Enable a category.
     *
     * `PUT /api/catalog/admin/category/enable/{id}`. Permission: `category.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.categories.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'categories.enable'>, options?: CallOptions) => ApiPromise<Result<'categories.enable'>>
    /**
     * Enable several categories; records that cannot be enabled are skipped and listed.
     *
     * `PUT /api/catalog/admin/category/enable-by-ids`. Permission: `category.enableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categories.enableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly enableByIds: (params: Params<'categories.enableByIds'>, options?: CallOptions) => ApiPromise<Result<'categories.enableByIds'>>
    /**
     * Every filtered row of categories as a file with Russian column titles.
     *
     * `GET /api/catalog/admin/category/export`. Permission: `category.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categories.export({ format: 'csv' })
     */
    readonly export: (params: Params<'categories.export'>, options?: CallOptions) => ApiPromise<Result<'categories.export'>>
    /**
     * A free slug for the name of a category.
     *
     * `POST /api/catalog/admin/category/generate-translite-name`. Permission: `category.generateTransliteName`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categories.generateTransliteName({ name: 'Example' })
     */
    readonly generateTransliteName: (params: Params<'categories.generateTransliteName'>, options?: CallOptions) => ApiPromise<Result<'categories.generateTransliteName'>>
    /**
     * List of categories.
     *
     * `GET /api/catalog/admin/category`. Permission: `category.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.categories.list()
     */
    readonly list: (params?: Params<'categories.list'>, options?: CallOptions) => PagePromise<Result<'categories.list'>, Item<'categories.list'>>
    /**
     * Options of a select of categories, each with its ancestors.
     *
     * `GET /api/catalog/admin/category/list`. Permission: `category.list` or `category.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categories.options()
     */
    readonly options: (params?: Params<'categories.options'>, options?: CallOptions) => ApiPromise<Result<'categories.options'>>
    /**
     * Change a category; omitted fields stay.
     *
     * `PUT /api/catalog/admin/category/{id}`. Permission: `category.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.categories.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'categories.update'>, options?: CallOptions) => ApiPromise<Result<'categories.update'>>
    /**
     * One category.
     *
     * `GET /api/catalog/admin/category/{id}`. Permission: `category.view` or `category.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categories.view({ id: 1 })
     */
    readonly view: (params: Params<'categories.view'>, options?: CallOptions) => ApiPromise<Result<'categories.view'>>
  }
  /** The tree of the storefront's categories. */
  readonly categoryTree: {
    /**
     * Create a category under a parent or as a root.
     *
     * `POST /api/catalog/admin/category-tree/create-node`. Permission: `category-tree.createNode`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categoryTree.createNode({ name: 'Example' })
     */
    readonly createNode: (params: Params<'categoryTree.createNode'>, options?: CallOptions) => ApiPromise<Result<'categoryTree.createNode'>>
    /**
     * Delete a category that has nothing under it; its products move to another one.
     *
     * `DELETE /api/catalog/admin/category-tree/delete-node/{id}`. Permission: `category-tree.deleteNode`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.categoryTree.deleteNode({ id: 1, version: 3 })
     */
    readonly deleteNode: (params: Params<'categoryTree.deleteNode'>, options?: CallOptions) => ApiPromise<Result<'categoryTree.deleteNode'>>
    /**
     * Move a category with everything under it.
     *
     * `PUT /api/catalog/admin/category-tree/move-node/{id}`. Permission: `category-tree.moveNode`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categoryTree.moveNode({ id: 1, parent_id: 1, position: 1, tree_version: 1 })
     */
    readonly moveNode: (params: Params<'categoryTree.moveNode'>, options?: CallOptions) => ApiPromise<Result<'categoryTree.moveNode'>>
    /**
     * Nodes under a parent, some levels deep; with q, the matching nodes and their ancestors; with node_id, the levels of a tree that is opened at that node.
     *
     * `GET /api/catalog/admin/category-tree`. Permission: `category-tree.view` or `category-tree.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.categoryTree.nodes()
     */
    readonly nodes: (params?: Params<'categoryTree.nodes'>, options?: CallOptions) => ApiPromise<Result<'categoryTree.nodes'>>
    /**
     * Set the order of categories under their parent: every id, once; a different set of ids is a conflict.
     *
     * `PUT /api/catalog/admin/category-tree/sort`. Permission: `category-tree.sort`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.categoryTree.sort({ ids: [1] })
     */
    readonly sort: (params: Params<'categoryTree.sort'>, options?: CallOptions) => ApiPromise<Result<'categoryTree.sort'>>
  }
  /** Cities of the marketplace. */
  readonly cities: {
    /**
     * Create a city.
     *
     * `POST /api/geo/admin/city`. Permission: `city.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.cities.create({ name: 'Example', name_in: 'в Казани', region_id: 1, type: 'г', lat: 55.79, lon: 49.11 })
     */
    readonly create: (params: Params<'cities.create'>, options?: CallOptions) => ApiPromise<Result<'cities.create'>>
    /**
     * Delete a city.
     *
     * `DELETE /api/geo/admin/city/{id}`. Permission: `city.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.cities.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'cities.delete'>, options?: CallOptions) => ApiPromise<Result<'cities.delete'>>
    /**
     * Disable a city.
     *
     * `PUT /api/geo/admin/city/disable/{id}`. Permission: `city.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.cities.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'cities.disable'>, options?: CallOptions) => ApiPromise<Result<'cities.disable'>>
    /**
     * Disable several cities; records that cannot be disabled are skipped and listed.
     *
     * `PUT /api/geo/admin/city/disable-by-ids`. Permission: `city.disableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.cities.disableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly disableByIds: (params: Params<'cities.disableByIds'>, options?: CallOptions) => ApiPromise<Result<'cities.disableByIds'>>
    /**
     * Enable a city.
     *
     * `PUT /api/geo/admin/city/enable/{id}`. Permission: `city.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.cities.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'cities.enable'>, options?: CallOptions) => ApiPromise<Result<'cities.enable'>>
    /**
     * Enable several cities; records that cannot be enabled are skipped and listed.
     *
     * `PUT /api/geo/admin/city/enable-by-ids`. Permission: `city.enableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.cities.enableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly enableByIds: (params: Params<'cities.enableByIds'>, options?: CallOptions) => ApiPromise<Result<'cities.enableByIds'>>
    /**
     * Every filtered row of cities as a file with Russian column titles.
     *
     * `GET /api/geo/admin/city/export`. Permission: `city.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.cities.export({ format: 'csv' })
     */
    readonly export: (params: Params<'cities.export'>, options?: CallOptions) => ApiPromise<Result<'cities.export'>>
    /**
     * A free slug for the name of a city.
     *
     * `POST /api/geo/admin/city/generate-translite-name`. Permission: `city.generateTransliteName`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.cities.generateTransliteName({ name: 'Example' })
     */
    readonly generateTransliteName: (params: Params<'cities.generateTransliteName'>, options?: CallOptions) => ApiPromise<Result<'cities.generateTransliteName'>>
    /**
     * List of cities.
     *
     * `GET /api/geo/admin/city`. Permission: `city.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.cities.list()
     */
    readonly list: (params?: Params<'cities.list'>, options?: CallOptions) => PagePromise<Result<'cities.list'>, Item<'cities.list'>>
    /**
     * Options of a select of cities, all or of one region.
     *
     * `GET /api/geo/admin/city/list`. Permission: `city.list` or `city.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.cities.options()
     */
    readonly options: (params?: Params<'cities.options'>, options?: CallOptions) => ApiPromise<Result<'cities.options'>>
    /**
     * Change a city; omitted fields stay.
     *
     * `PUT /api/geo/admin/city/{id}`. Permission: `city.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.cities.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'cities.update'>, options?: CallOptions) => ApiPromise<Result<'cities.update'>>
    /**
     * One city.
     *
     * `GET /api/geo/admin/city/{id}`. Permission: `city.view` or `city.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.cities.view({ id: 1 })
     */
    readonly view: (params: Params<'cities.view'>, options?: CallOptions) => ApiPromise<Result<'cities.view'>>
  }
  /** The marketplace's share of sales. */
  readonly commissions: {
    /**
     * Delete every one of the filtered commissions; a dry run reports how many.
     *
     * `DELETE /api/company/admin/commission/delete-by-params`. Permission: `commission.deleteByParams`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.commissions.deleteByParams({ expired_before: '2026-06-01', dry_run: true })
     */
    readonly deleteByParams: (params: Params<'commissions.deleteByParams'>, options?: CallOptions) => ApiPromise<Result<'commissions.deleteByParams'>>
    /**
     * Every filtered row of commissions as a file with Russian column titles.
     *
     * `GET /api/company/admin/commission/export`. Permission: `commission.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.commissions.export({ format: 'csv' })
     */
    readonly export: (params: Params<'commissions.export'>, options?: CallOptions) => ApiPromise<Result<'commissions.export'>>
    /**
     * List of commissions.
     *
     * `GET /api/company/admin/commission`. Permission: `commission.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.commissions.list()
     */
    readonly list: (params?: Params<'commissions.list'>, options?: CallOptions) => PagePromise<Result<'commissions.list'>, Item<'commissions.list'>>
    /**
     * Options of a select of commissions.
     *
     * `GET /api/company/admin/commission/list`. Permission: `commission.list` or `commission.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.commissions.options()
     */
    readonly options: (params?: Params<'commissions.options'>, options?: CallOptions) => ApiPromise<Result<'commissions.options'>>
    /**
     * The rule that applies to a sale, its commission, and why the other rules do not apply.
     *
     * `GET /api/company/admin/commission/resolve`. Permission: `commission.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.commissions.resolve({ company_id: 1, product_id: 1, price_kopecks: 125000, date: '2026-06-01' })
     */
    readonly resolve: (params: Params<'commissions.resolve'>, options?: CallOptions) => ApiPromise<Result<'commissions.resolve'>>
    /**
     * Create or change commissions by their natural key; a dry run reports the result and stores nothing.
     *
     * `PUT /api/company/admin/commission/upsert`. Permission: `commission.upsert`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.commissions.upsert({ items: [{ rate_bp: 1250, valid_from: '2026-06-01' }] })
     */
    readonly upsert: (params: Params<'commissions.upsert'>, options?: CallOptions) => ApiPromise<Result<'commissions.upsert'>>
  }
  /** Sellers. */
  readonly companies: {
    /**
     * Give users access to a company.
     *
     * `POST /api/company/admin/company/attach-users/{id}`. Permission: `company.attachUsers`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.companies.attachUsers({ id: 1, user_ids: [1] })
     */
    readonly attachUsers: (params: Params<'companies.attachUsers'>, options?: CallOptions) => ApiPromise<Result<'companies.attachUsers'>>
    /**
     * Create a company.
     *
     * `POST /api/company/admin/company`. Permission: `company.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companies.create({ type: 'legal', opf: 'OOO', full_name: 'OOO Filters', short_name: 'OOO Filters', trade_name: 'Filters', inn: '7707083893', tax_system: 'osno', vat_rate: '22', phone: '+79161234567', email: 'anna@example.com', kpp: '770701001', ogrn: '1027700132195' })
     */
    readonly create: (params: Params<'companies.create'>, options?: CallOptions) => ApiPromise<Result<'companies.create'>>
    /**
     * Status changes of a company, newest first.
     *
     * `GET /api/company/admin/company/deactivation-history/{id}`. Permission: `company.deactivationHistory`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companies.deactivationHistory({ id: 1 })
     */
    readonly deactivationHistory: (params: Params<'companies.deactivationHistory'>, options?: CallOptions) => ApiPromise<Result<'companies.deactivationHistory'>>
    /**
     * Delete a company.
     *
     * `DELETE /api/company/admin/company/{id}`. Permission: `company.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.companies.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'companies.delete'>, options?: CallOptions) => ApiPromise<Result<'companies.delete'>>
    /**
     * Take users' access to a company.
     *
     * `POST /api/company/admin/company/detach-users/{id}`. Permission: `company.detachUsers`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.companies.detachUsers({ id: 1, user_ids: [1] })
     */
    readonly detachUsers: (params: Params<'companies.detachUsers'>, options?: CallOptions) => ApiPromise<Result<'companies.detachUsers'>>
    /**
     * Every filtered row of companies as a file with Russian column titles.
     *
     * `GET /api/company/admin/company/export`. Permission: `company.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companies.export({ format: 'csv' })
     */
    readonly export: (params: Params<'companies.export'>, options?: CallOptions) => ApiPromise<Result<'companies.export'>>
    /**
     * List of companies.
     *
     * `GET /api/company/admin/company`. Permission: `company.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.companies.list()
     */
    readonly list: (params?: Params<'companies.list'>, options?: CallOptions) => PagePromise<Result<'companies.list'>, Item<'companies.list'>>
    /**
     * What stands in the way of a status of a company: the change is refused for the same.
     *
     * `GET /api/company/admin/company/obstacles/{id}`. Permission: `company.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companies.obstacles({ id: 1, status: 'draft' })
     */
    readonly obstacles: (params: Params<'companies.obstacles'>, options?: CallOptions) => ApiPromise<Result<'companies.obstacles'>>
    /**
     * Options of a select of companies.
     *
     * `GET /api/company/admin/company/list`. Permission: `company.list` or `company.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companies.options()
     */
    readonly options: (params?: Params<'companies.options'>, options?: CallOptions) => ApiPromise<Result<'companies.options'>>
    /**
     * Change the status of a company.
     *
     * `PUT /api/company/admin/company/status-change/{id}`. Permission: `company.statusChange`. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.companies.statusChange({ id: 1, version: 3, status: 'draft' })
     */
    readonly statusChange: (params: Params<'companies.statusChange'>, options?: CallOptions) => ApiPromise<Result<'companies.statusChange'>>
    /**
     * Change a company; omitted fields stay.
     *
     * `PUT /api/company/admin/company/{id}`. Permission: `company.update`. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.companies.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'companies.update'>, options?: CallOptions) => ApiPromise<Result<'companies.update'>>
    /**
     * One company.
     *
     * `GET /api/company/admin/company/{id}`. Permission: `company.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companies.view({ id: 1 })
     */
    readonly view: (params: Params<'companies.view'>, options?: CallOptions) => ApiPromise<Result<'companies.view'>>
    /**
     * How a seller has worked in the last twelve weeks.
     *
     * `GET /api/company/admin/company/weeks/{id}`. Permission: `company.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companies.weeks({ id: 1 })
     */
    readonly weeks: (params: Params<'companies.weeks'>, options?: CallOptions) => ApiPromise<Result<'companies.weeks'>>
  }
  /** Addresses of sellers. */
  readonly companyAddresses: {
    /**
     * Create a company address.
     *
     * `POST /api/company/admin/company-address`. Permission: `company-address.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companyAddresses.create({ company_id: 1, type: 'return', region_id: 1, postal_code: '420111', street: 'Lenina', house: '12' })
     */
    readonly create: (params: Params<'companyAddresses.create'>, options?: CallOptions) => ApiPromise<Result<'companyAddresses.create'>>
    /**
     * Delete a company address.
     *
     * `DELETE /api/company/admin/company-address/{id}`. Permission: `company-address.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.companyAddresses.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'companyAddresses.delete'>, options?: CallOptions) => ApiPromise<Result<'companyAddresses.delete'>>
    /**
     * List of company addresses.
     *
     * `GET /api/company/admin/company-address`. Permission: `company-address.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.companyAddresses.list()
     */
    readonly list: (params?: Params<'companyAddresses.list'>, options?: CallOptions) => PagePromise<Result<'companyAddresses.list'>, Item<'companyAddresses.list'>>
    /**
     * Options of a select of company addresses.
     *
     * `GET /api/company/admin/company-address/list`. Permission: `company-address.list` or `company-address.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companyAddresses.options()
     */
    readonly options: (params?: Params<'companyAddresses.options'>, options?: CallOptions) => ApiPromise<Result<'companyAddresses.options'>>
    /**
     * Change a company address; omitted fields stay.
     *
     * `PUT /api/company/admin/company-address/{id}`. Permission: `company-address.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.companyAddresses.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'companyAddresses.update'>, options?: CallOptions) => ApiPromise<Result<'companyAddresses.update'>>
    /**
     * One company address.
     *
     * `GET /api/company/admin/company-address/{id}`. Permission: `company-address.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.companyAddresses.view({ id: 1 })
     */
    readonly view: (params: Params<'companyAddresses.view'>, options?: CallOptions) => ApiPromise<Result<'companyAddresses.view'>>
  }
  /** Contracts with sellers. */
  readonly contracts: {
    /**
     * Create a contract.
     *
     * `POST /api/company/admin/contract`. Permission: `contract.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.contracts.create({ company_id: 1, number: '1000555', type: 'agency', signed_at: '2026-06-01', start_date: '2026-06-01' })
     */
    readonly create: (params: Params<'contracts.create'>, options?: CallOptions) => ApiPromise<Result<'contracts.create'>>
    /**
     * Delete a contract.
     *
     * `DELETE /api/company/admin/contract/{id}`. Permission: `contract.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.contracts.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'contracts.delete'>, options?: CallOptions) => ApiPromise<Result<'contracts.delete'>>
    /**
     * Every filtered row of contracts as a file with Russian column titles.
     *
     * `GET /api/company/admin/contract/export`. Permission: `contract.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.contracts.export({ format: 'csv' })
     */
    readonly export: (params: Params<'contracts.export'>, options?: CallOptions) => ApiPromise<Result<'contracts.export'>>
    /**
     * List of contracts.
     *
     * `GET /api/company/admin/contract`. Permission: `contract.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.contracts.list()
     */
    readonly list: (params?: Params<'contracts.list'>, options?: CallOptions) => PagePromise<Result<'contracts.list'>, Item<'contracts.list'>>
    /**
     * Options of a select of contracts.
     *
     * `GET /api/company/admin/contract/list`. Permission: `contract.list` or `contract.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.contracts.options()
     */
    readonly options: (params?: Params<'contracts.options'>, options?: CallOptions) => ApiPromise<Result<'contracts.options'>>
    /**
     * Change the status of a contract.
     *
     * `PUT /api/company/admin/contract/status-change/{id}`. Permission: `contract.statusChange`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.contracts.statusChange({ id: 1, version: 3, status: 'draft' })
     */
    readonly statusChange: (params: Params<'contracts.statusChange'>, options?: CallOptions) => ApiPromise<Result<'contracts.statusChange'>>
    /**
     * Change a contract; omitted fields stay.
     *
     * `PUT /api/company/admin/contract/{id}`. Permission: `contract.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.contracts.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'contracts.update'>, options?: CallOptions) => ApiPromise<Result<'contracts.update'>>
    /**
     * One contract.
     *
     * `GET /api/company/admin/contract/{id}`. Permission: `contract.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.contracts.view({ id: 1 })
     */
    readonly view: (params: Params<'contracts.view'>, options?: CallOptions) => ApiPromise<Result<'contracts.view'>>
  }
  /** What is known of a deletion before it is asked for. */
  readonly deletions: {
    /**
     * What stands in the way of deleting a record: the deletion is refused for the same. The caller needs its right.
     *
     * `GET /api/system/admin/deletion`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.deletions.check({ entity: 'oil-filter', entity_id: 1 })
     */
    readonly check: (params: Params<'deletions.check'>, options?: CallOptions) => ApiPromise<Result<'deletions.check'>>
  }
  /** Delivery methods and their rates. */
  readonly deliveries: {
    /**
     * Create a delivery method.
     *
     * `POST /api/order/admin/delivery`. Permission: `delivery.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.deliveries.create({ code: 'oil_filter', name: 'Example', type: 'courier', carrier: 'own', cutoff: '15:00', assembly_minutes: 1 })
     */
    readonly create: (params: Params<'deliveries.create'>, options?: CallOptions) => ApiPromise<Result<'deliveries.create'>>
    /**
     * Delete a delivery method.
     *
     * `DELETE /api/order/admin/delivery/{id}`. Permission: `delivery.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.deliveries.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'deliveries.delete'>, options?: CallOptions) => ApiPromise<Result<'deliveries.delete'>>
    /**
     * Disable a delivery method.
     *
     * `PUT /api/order/admin/delivery/disable/{id}`. Permission: `delivery.disable`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.deliveries.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'deliveries.disable'>, options?: CallOptions) => ApiPromise<Result<'deliveries.disable'>>
    /**
     * Enable a delivery method.
     *
     * `PUT /api/order/admin/delivery/enable/{id}`. Permission: `delivery.enable`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.deliveries.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'deliveries.enable'>, options?: CallOptions) => ApiPromise<Result<'deliveries.enable'>>
    /**
     * Every filtered row of delivery methods as a file with Russian column titles.
     *
     * `GET /api/order/admin/delivery/export`. Permission: `delivery.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.deliveries.export({ format: 'csv' })
     */
    readonly export: (params: Params<'deliveries.export'>, options?: CallOptions) => ApiPromise<Result<'deliveries.export'>>
    /**
     * List of delivery methods.
     *
     * `GET /api/order/admin/delivery`. Permission: `delivery.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.deliveries.list()
     */
    readonly list: (params?: Params<'deliveries.list'>, options?: CallOptions) => PagePromise<Result<'deliveries.list'>, Item<'deliveries.list'>>
    /**
     * Options of a select of delivery methods.
     *
     * `GET /api/order/admin/delivery/list`. Permission: `delivery.list` or `delivery.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.deliveries.options()
     */
    readonly options: (params?: Params<'deliveries.options'>, options?: CallOptions) => ApiPromise<Result<'deliveries.options'>>
    /**
     * The price of each active method for a parcel: the most specific zone decides.
     *
     * `GET /api/order/admin/delivery/quote`. Permission: `delivery.list` or `delivery.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.deliveries.quote({ city_id: 1, weight_g: 1 })
     */
    readonly quote: (params: Params<'deliveries.quote'>, options?: CallOptions) => ApiPromise<Result<'deliveries.quote'>>
    /**
     * Set the order of delivery methods: every id, once; a different set of ids is a conflict.
     *
     * `PUT /api/order/admin/delivery/sort`. Permission: `delivery.sort`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.deliveries.sort({ ids: [1] })
     */
    readonly sort: (params: Params<'deliveries.sort'>, options?: CallOptions) => ApiPromise<Result<'deliveries.sort'>>
    /**
     * Change a delivery method; omitted fields stay.
     *
     * `PUT /api/order/admin/delivery/{id}`. Permission: `delivery.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.deliveries.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'deliveries.update'>, options?: CallOptions) => ApiPromise<Result<'deliveries.update'>>
    /**
     * One delivery method.
     *
     * `GET /api/order/admin/delivery/{id}`. Permission: `delivery.view` or `delivery.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.deliveries.view({ id: 1 })
     */
    readonly view: (params: Params<'deliveries.view'>, options?: CallOptions) => ApiPromise<Result<'deliveries.view'>>
  }
  /** The second step that a role requires, set up in the middle of a sign-in. */
  readonly enrolment: {
    /**
     * Add the passkey that the browser has made, and finish the sign-in.
     *
     * `POST /api/user/admin/auth/enrolment/passkey`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.enrolment.addPasskey({ challenge: 'Text', credential: { id: 'q83vEg', type: 'public-key' }, name: 'Firefox, Windows' })
     */
    readonly addPasskey: (params: Params<'enrolment.addPasskey'>, options?: CallOptions) => ApiPromise<Result<'enrolment.addPasskey'>>
    /**
     * Begin with a passkey, after a sign-in that was answered with the code `factor_required`.
     *
     * `POST /api/user/admin/auth/enrolment/passkey/begin`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.enrolment.beginPasskey({ challenge: 'Text' })
     */
    readonly beginPasskey: (params: Params<'enrolment.beginPasskey'>, options?: CallOptions) => ApiPromise<Result<'enrolment.beginPasskey'>>
    /**
     * Begin with an application for codes, after a sign-in that was answered with the code `factor_required`.
     *
     * `POST /api/user/admin/auth/enrolment/totp`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.enrolment.beginTotp({ challenge: 'Text' })
     */
    readonly beginTotp: (params: Params<'enrolment.beginTotp'>, options?: CallOptions) => ApiPromise<Result<'enrolment.beginTotp'>>
    /**
     * Confirm the application by its first code, and finish the sign-in.
     *
     * `POST /api/user/admin/auth/enrolment/totp/confirm`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.enrolment.confirmTotp({ challenge: 'Text', code: '123456' })
     */
    readonly confirmTotp: (params: Params<'enrolment.confirmTotp'>, options?: CallOptions) => ApiPromise<Result<'enrolment.confirmTotp'>>
  }
  /** Changes while the panel is open, and the viewers of records. */
  readonly events: {
    /**
     * Changes from now on, since the last received event, or since the caller's page was loaded.
     *
     * `GET /api/system/admin/events`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.events.stream()
     */
    readonly stream: (params?: Params<'events.stream'>, options?: CallOptions) => ApiPromise<Result<'events.stream'>>
  }
  /** Requests for rights. */
  readonly factorResets: {
    /**
     * Confirm a reset, which ends the factor, its recovery codes and all sessions of the user, or refuse it.
     *
     * `POST /api/user/admin/factor-reset/answer/{id}`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.factorResets.answer({ id: 1, is_confirmed: true })
     */
    readonly answer: (params: Params<'factorResets.answer'>, options?: CallOptions) => ApiPromise<Result<'factorResets.answer'>>
    /**
     * Ask a second administrator to reset the second step of a user.
     *
     * `POST /api/user/admin/factor-reset/of-user/{id}`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.factorResets.ask({ id: 1, reason: 'Telephone and codes are lost' })
     */
    readonly ask: (params: Params<'factorResets.ask'>, options?: CallOptions) => ApiPromise<Result<'factorResets.ask'>>
    /**
     * Whether a user has a second step, and whether its reset waits.
     *
     * `GET /api/user/admin/factor-reset/of-user/{id}`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.factorResets.ofUser({ id: 1 })
     */
    readonly ofUser: (params: Params<'factorResets.ofUser'>, options?: CallOptions) => ApiPromise<Result<'factorResets.ofUser'>>
  }
  /** «Входящие»: what other systems have sent. */
  readonly facts: {
    /**
     * Apply a fact that waits or was refused, as if it came now.
     *
     * `PUT /api/order/admin/fact/apply/{id}`. Permission: `order.receive`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.facts.apply({ id: 1, version: 3 })
     */
    readonly apply: (params: Params<'facts.apply'>, options?: CallOptions) => ApiPromise<Result<'facts.apply'>>
    /**
     * List of facts.
     *
     * `GET /api/order/admin/fact`. Permission: `order.receive`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.facts.list()
     */
    readonly list: (params?: Params<'facts.list'>, options?: CallOptions) => PagePromise<Result<'facts.list'>, Item<'facts.list'>>
    /**
     * Set a fact aside that waits or was refused.
     *
     * `PUT /api/order/admin/fact/reject/{id}`. Permission: `order.receive`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.facts.reject({ id: 1, version: 3, comment: 'Text-' })
     */
    readonly reject: (params: Params<'facts.reject'>, options?: CallOptions) => ApiPromise<Result<'facts.reject'>>
    /**
     * One fact.
     *
     * `GET /api/order/admin/fact/{id}`. Permission: `order.receive`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.facts.view({ id: 1 })
     */
    readonly view: (params: Params<'facts.view'>, options?: CallOptions) => ApiPromise<Result<'facts.view'>>
  }
  /** Images and documents. */
  readonly files: {
    /**
     * The content of a file, or a small version of a picture.
     *
     * `GET /api/system/admin/file/content/{id}`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.files.content({ id: 1 })
     */
    readonly content: (params: Params<'files.content'>, options?: CallOptions) => ApiPromise<Result<'files.content'>>
    /**
     * Keep a jpeg, png or webp of 5 MB at most, re-encoded as webp, or a pdf of 10 MB at most.
     *
     * `POST /api/system/admin/file`. Permission: `product.create` or `product.update` or `category.update` or `brand.create` or `brand.update` or `car-brand.create` or `car-brand.update` or `company.create` or `company.update` or `contract.create` or `contract.update` or `store-point.create` or `store-point.update` or `brand-moderation.create` or `brand-moderation.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.files.create({ file: new Blob(), entity: 'product' })
     */
    readonly create: (params: Params<'files.create'>, options?: CallOptions) => ApiPromise<Result<'files.create'>>
    /**
     * One file.
     *
     * `GET /api/system/admin/file/{id}`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.files.view({ id: 1 })
     */
    readonly view: (params: Params<'files.view'>, options?: CallOptions) => ApiPromise<Result<'files.view'>>
  }
  /** The ledger of sales, commissions, refunds and payouts, which only grows. */
  readonly ledgerEntries: {
    /**
     * Answer an objection: the entry is right, or a correction has been entered.
     *
     * `PUT /api/company/admin/ledger-entry/answer/{id}`. Permission: `ledger-entry.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ledgerEntries.answer({ id: 1, objection_outcome: 'kept', comment: 'Text-' })
     */
    readonly answer: (params: Params<'ledgerEntries.answer'>, options?: CallOptions) => ApiPromise<Result<'ledgerEntries.answer'>>
    /**
     * What the marketplace owed a seller day by day.
     *
     * `GET /api/company/admin/ledger-entry/balance/{company_id}`. Permission: `ledger-entry.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ledgerEntries.balance({ company_id: 1 })
     */
    readonly balance: (params: Params<'ledgerEntries.balance'>, options?: CallOptions) => ApiPromise<Result<'ledgerEntries.balance'>>
    /**
     * Correct the balance of a seller by an entry with a reason; somebody else approves the period that takes it.
     *
     * `POST /api/company/admin/ledger-entry`. Permission: `ledger-entry.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ledgerEntries.create({ company_id: 1, correction: 'penalty', kopecks: 125000, reason: 'Text-' })
     */
    readonly create: (params: Params<'ledgerEntries.create'>, options?: CallOptions) => ApiPromise<Result<'ledgerEntries.create'>>
    /**
     * Every filtered row of entries of the ledger as a file with Russian column titles.
     *
     * `GET /api/company/admin/ledger-entry/export`. Permission: `ledger-entry.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ledgerEntries.export({ format: 'csv' })
     */
    readonly export: (params: Params<'ledgerEntries.export'>, options?: CallOptions) => ApiPromise<Result<'ledgerEntries.export'>>
    /**
     * List of entries of the ledger.
     *
     * `GET /api/company/admin/ledger-entry`. Permission: `ledger-entry.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.ledgerEntries.list()
     */
    readonly list: (params?: Params<'ledgerEntries.list'>, options?: CallOptions) => PagePromise<Result<'ledgerEntries.list'>, Item<'ledgerEntries.list'>>
    /**
     * Object to an entry as its seller: its period is neither approved nor sent to the bank until the objection is answered.
     *
     * `PUT /api/company/admin/ledger-entry/object/{id}`. Permission: `ledger-entry.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ledgerEntries.object({ id: 1, comment: 'Text-' })
     */
    readonly object: (params: Params<'ledgerEntries.object'>, options?: CallOptions) => ApiPromise<Result<'ledgerEntries.object'>>
  }
  /** Makes of cars of the previous system and their counterparts. */
  readonly legacyCarBrands: {
    /**
     * Records of ours that a legacy make of cars may be, the likeliest first.
     *
     * `GET /api/catalog/admin/legacy-car-brand/candidates/{id}`. Permission: `car-brand.view` or `car-brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCarBrands.candidates({ id: 1 })
     */
    readonly candidates: (params: Params<'legacyCarBrands.candidates'>, options?: CallOptions) => ApiPromise<Result<'legacyCarBrands.candidates'>>
    /**
     * Create a record from a legacy make of cars and tie them; omitted fields take the values of `suggestion`.
     *
     * `POST /api/catalog/admin/legacy-car-brand/create-ours/{id}`. Permission: `car-brand.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCarBrands.createOurs({ id: 1, version: 3 })
     */
    readonly createOurs: (params: Params<'legacyCarBrands.createOurs'>, options?: CallOptions) => ApiPromise<Result<'legacyCarBrands.createOurs'>>
    /**
     * Leave a legacy make of cars out, and say why.
     *
     * `PUT /api/catalog/admin/legacy-car-brand/ignore/{id}`. Permission: `car-brand.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCarBrands.ignore({ id: 1, version: 3, note: 'Text' })
     */
    readonly ignore: (params: Params<'legacyCarBrands.ignore'>, options?: CallOptions) => ApiPromise<Result<'legacyCarBrands.ignore'>>
    /**
     * List of legacy makes of cars.
     *
     * `GET /api/catalog/admin/legacy-car-brand`. Permission: `car-brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.legacyCarBrands.list()
     */
    readonly list: (params?: Params<'legacyCarBrands.list'>, options?: CallOptions) => PagePromise<Result<'legacyCarBrands.list'>, Item<'legacyCarBrands.list'>>
    /**
     * Tie a legacy make of cars to a record of ours, or to another than before.
     *
     * `PUT /api/catalog/admin/legacy-car-brand/tie/{id}`. Permission: `car-brand.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCarBrands.tie({ id: 1, version: 3, mapped_to_id: 1 })
     */
    readonly tie: (params: Params<'legacyCarBrands.tie'>, options?: CallOptions) => ApiPromise<Result<'legacyCarBrands.tie'>>
    /**
     * Make a legacy make of cars unmapped again, whether it was tied or ignored.
     *
     * `PUT /api/catalog/admin/legacy-car-brand/untie/{id}`. Permission: `car-brand.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCarBrands.untie({ id: 1, version: 3 })
     */
    readonly untie: (params: Params<'legacyCarBrands.untie'>, options?: CallOptions) => ApiPromise<Result<'legacyCarBrands.untie'>>
    /**
     * One legacy make of cars.
     *
     * `GET /api/catalog/admin/legacy-car-brand/{id}`. Permission: `car-brand.view` or `car-brand.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCarBrands.view({ id: 1 })
     */
    readonly view: (params: Params<'legacyCarBrands.view'>, options?: CallOptions) => ApiPromise<Result<'legacyCarBrands.view'>>
  }
  /** Cities of the previous system and their counterparts. */
  readonly legacyCities: {
    /**
     * Records of ours that a legacy city may be, the likeliest first.
     *
     * `GET /api/geo/admin/legacy-city/candidates/{id}`. Permission: `city.view` or `city.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCities.candidates({ id: 1 })
     */
    readonly candidates: (params: Params<'legacyCities.candidates'>, options?: CallOptions) => ApiPromise<Result<'legacyCities.candidates'>>
    /**
     * Create a record from a legacy city and tie them; omitted fields take the values of `suggestion`.
     *
     * `POST /api/geo/admin/legacy-city/create-ours/{id}`. Permission: `city.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCities.createOurs({ id: 1, version: 3 })
     */
    readonly createOurs: (params: Params<'legacyCities.createOurs'>, options?: CallOptions) => ApiPromise<Result<'legacyCities.createOurs'>>
    /**
     * Leave a legacy city out, and say why.
     *
     * `PUT /api/geo/admin/legacy-city/ignore/{id}`. Permission: `city.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCities.ignore({ id: 1, version: 3, note: 'Text' })
     */
    readonly ignore: (params: Params<'legacyCities.ignore'>, options?: CallOptions) => ApiPromise<Result<'legacyCities.ignore'>>
    /**
     * List of legacy cities.
     *
     * `GET /api/geo/admin/legacy-city`. Permission: `city.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.legacyCities.list()
     */
    readonly list: (params?: Params<'legacyCities.list'>, options?: CallOptions) => PagePromise<Result<'legacyCities.list'>, Item<'legacyCities.list'>>
    /**
     * Tie a legacy city to a record of ours, or to another than before.
     *
     * `PUT /api/geo/admin/legacy-city/tie/{id}`. Permission: `city.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCities.tie({ id: 1, version: 3, mapped_to_id: 1 })
     */
    readonly tie: (params: Params<'legacyCities.tie'>, options?: CallOptions) => ApiPromise<Result<'legacyCities.tie'>>
    /**
     * Make a legacy city unmapped again, whether it was tied or ignored.
     *
     * `PUT /api/geo/admin/legacy-city/untie/{id}`. Permission: `city.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCities.untie({ id: 1, version: 3 })
     */
    readonly untie: (params: Params<'legacyCities.untie'>, options?: CallOptions) => ApiPromise<Result<'legacyCities.untie'>>
    /**
     * One legacy city.
     *
     * `GET /api/geo/admin/legacy-city/{id}`. Permission: `city.view` or `city.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.legacyCities.view({ id: 1 })
     */
    readonly view: (params: Params<'legacyCities.view'>, options?: CallOptions) => ApiPromise<Result<'legacyCities.view'>>
  }
  /** Cards of the previous system and their counterparts. */
  readonly legacyProducts: {
    /**
     * Records of ours that a legacy product may be, the likeliest first.
     *
     * `GET /api/catalog/admin/legacy-product/candidates/{id}`. Permission: `product.view` or `product.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.legacyProducts.candidates({ id: 1 })
     */
    readonly candidates: (params: Params<'legacyProducts.candidates'>, options?: CallOptions) => ApiPromise<Result<'legacyProducts.candidates'>>
    /**
     * Create a record from a legacy product and tie them; omitted fields take the values of `suggestion`.
     *
     * `POST /api/catalog/admin/legacy-product/create-ours/{id}`. Permission: `product.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyProducts.createOurs({ id: 1, version: 3 })
     */
    readonly createOurs: (params: Params<'legacyProducts.createOurs'>, options?: CallOptions) => ApiPromise<Result<'legacyProducts.createOurs'>>
    /**
     * Leave a legacy product out, and say why.
     *
     * `PUT /api/catalog/admin/legacy-product/ignore/{id}`. Permission: `product.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyProducts.ignore({ id: 1, version: 3, note: 'Text' })
     */
    readonly ignore: (params: Params<'legacyProducts.ignore'>, options?: CallOptions) => ApiPromise<Result<'legacyProducts.ignore'>>
    /**
     * List of legacy products.
     *
     * `GET /api/catalog/admin/legacy-product`. Permission: `product.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.legacyProducts.list()
     */
    readonly list: (params?: Params<'legacyProducts.list'>, options?: CallOptions) => PagePromise<Result<'legacyProducts.list'>, Item<'legacyProducts.list'>>
    /**
     * Tie a legacy product to a record of ours, or to another than before.
     *
     * `PUT /api/catalog/admin/legacy-product/tie/{id}`. Permission: `product.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyProducts.tie({ id: 1, version: 3, mapped_to_id: 1 })
     */
    readonly tie: (params: Params<'legacyProducts.tie'>, options?: CallOptions) => ApiPromise<Result<'legacyProducts.tie'>>
    /**
     * Make a legacy product unmapped again, whether it was tied or ignored.
     *
     * `PUT /api/catalog/admin/legacy-product/untie/{id}`. Permission: `product.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.legacyProducts.untie({ id: 1, version: 3 })
     */
    readonly untie: (params: Params<'legacyProducts.untie'>, options?: CallOptions) => ApiPromise<Result<'legacyProducts.untie'>>
    /**
     * One legacy product.
     *
     * `GET /api/catalog/admin/legacy-product/{id}`. Permission: `product.view` or `product.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.legacyProducts.view({ id: 1 })
     */
    readonly view: (params: Params<'legacyProducts.view'>, options?: CallOptions) => ApiPromise<Result<'legacyProducts.view'>>
  }
  /** Texts for search engines of categories, brands and cities. */
  readonly metaData: {
    /**
     * Delete every one of the filtered meta-data of records; a dry run reports how many.
     *
     * `DELETE /api/content/admin/meta-data/delete-by-params`. Permission: `meta-data.deleteByParams`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.metaData.deleteByParams({ without_city: true, dry_run: true })
     */
    readonly deleteByParams: (params: Params<'metaData.deleteByParams'>, options?: CallOptions) => ApiPromise<Result<'metaData.deleteByParams'>>
    /**
     * List of meta-data of records.
     *
     * `GET /api/content/admin/meta-data`. Permission: `meta-data.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.metaData.list()
     */
    readonly list: (params?: Params<'metaData.list'>, options?: CallOptions) => PagePromise<Result<'metaData.list'>, Item<'metaData.list'>>
    /**
     * Create or change meta-data of records by their natural key; a dry run reports the result and stores nothing.
     *
     * `PUT /api/content/admin/meta-data/upsert`. Permission: `meta-data.upsert`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.metaData.upsert({ items: [{ entity: 'category', entity_id: 1 }] })
     */
    readonly upsert: (params: Params<'metaData.upsert'>, options?: CallOptions) => ApiPromise<Result<'metaData.upsert'>>
    /**
     * Meta-data of a record, for all cities or for one.
     *
     * `GET /api/content/admin/meta-data/view`. Permission: `meta-data.view` or `meta-data.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.metaData.view({ entity: 'category', entity_id: 1 })
     */
    readonly view: (params: Params<'metaData.view'>, options?: CallOptions) => ApiPromise<Result<'metaData.view'>>
  }
  /** Sellers' proposed changes that await a decision. */
  readonly moderation: {
    /**
     * Create a request.
     *
     * `POST /api/moderation/admin/moderation`. Permission: `moderation.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.create({ entity: 'product', entity_id: 1, changes: [{ field: 'name', value: 'Oil filter' }] })
     */
    readonly create: (params: Params<'moderation.create'>, options?: CallOptions) => ApiPromise<Result<'moderation.create'>>
    /**
     * Every filtered row of requests as a file with Russian column titles.
     *
     * `GET /api/moderation/admin/moderation/export`. Permission: `moderation.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.export({ format: 'csv' })
     */
    readonly export: (params: Params<'moderation.export'>, options?: CallOptions) => ApiPromise<Result<'moderation.export'>>
    /**
     * List of requests.
     *
     * `GET /api/moderation/admin/moderation`. Permission: `moderation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.moderation.list()
     */
    readonly list: (params?: Params<'moderation.list'>, options?: CallOptions) => PagePromise<Result<'moderation.list'>, Item<'moderation.list'>>
    /**
     * The request to work on next: the most urgent free one.
     *
     * `GET /api/moderation/admin/moderation/next`. Permission: `moderation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.next()
     */
    readonly next: (params?: Params<'moderation.next'>, options?: CallOptions) => ApiPromise<Result<'moderation.next'>>
    /**
     * Options of a select of requests.
     *
     * `GET /api/moderation/admin/moderation/list`. Permission: `moderation.list` or `moderation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.options()
     */
    readonly options: (params?: Params<'moderation.options'>, options?: CallOptions) => ApiPromise<Result<'moderation.options'>>
    /**
     * Hold a request that is in one's work for another half an hour.
     *
     * `PUT /api/moderation/admin/moderation/prolong/{id}`. Permission: `moderation.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.prolong({ id: 1 })
     */
    readonly prolong: (params: Params<'moderation.prolong'>, options?: CallOptions) => ApiPromise<Result<'moderation.prolong'>>
    /**
     * Change the status of a request.
     *
     * `PUT /api/moderation/admin/moderation/status-change/{id}`. Permission: `moderation.statusChange`. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.statusChange({ id: 1, version: 3, status: 'new' })
     */
    readonly statusChange: (params: Params<'moderation.statusChange'>, options?: CallOptions) => ApiPromise<Result<'moderation.statusChange'>>
    /**
     * How many requests of both kinds the caller has decided today, and how long one took.
     *
     * `GET /api/moderation/admin/moderation/today`. Permission: `moderation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.today()
     */
    readonly today: (params?: Params<'moderation.today'>, options?: CallOptions) => ApiPromise<Result<'moderation.today'>>
    /**
     * Change a request; omitted fields stay.
     *
     * `PUT /api/moderation/admin/moderation/{id}`. Permission: `moderation.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'moderation.update'>, options?: CallOptions) => ApiPromise<Result<'moderation.update'>>
    /**
     * One request.
     *
     * `GET /api/moderation/admin/moderation/{id}`. Permission: `moderation.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.moderation.view({ id: 1 })
     */
    readonly view: (params: Params<'moderation.view'>, options?: CallOptions) => ApiPromise<Result<'moderation.view'>>
  }
  /** Notifications of the signed-in user. */
  readonly notifications: {
    /**
     * Send a notification to every active member of staff, or to those of some roles.
     *
     * `POST /api/system/admin/notification`. Permission: `notification.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.notifications.create({ title: 'Text', body: 'Text' })
     */
    readonly create: (params: Params<'notifications.create'>, options?: CallOptions) => ApiPromise<Result<'notifications.create'>>
    /**
     * Delete a notification of your own.
     *
     * `DELETE /api/system/admin/notification/{id}`. Permission: `notification.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.notifications.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'notifications.delete'>, options?: CallOptions) => ApiPromise<Result<'notifications.delete'>>
    /**
     * List of own notifications.
     *
     * `GET /api/system/admin/notification`. Permission: `notification.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.notifications.list()
     */
    readonly list: (params?: Params<'notifications.list'>, options?: CallOptions) => PagePromise<Result<'notifications.list'>, Item<'notifications.list'>>
    /**
     * Options of a select of own notifications.
     *
     * `GET /api/system/admin/notification/list`. Permission: `notification.list` or `notification.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.notifications.options()
     */
    readonly options: (params?: Params<'notifications.options'>, options?: CallOptions) => ApiPromise<Result<'notifications.options'>>
    /**
     * Mark every own notification read.
     *
     * `PUT /api/system/admin/notification/read-all`. Permission: `notification.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.notifications.readAll()
     */
    readonly readAll: (params?: Params<'notifications.readAll'>, options?: CallOptions) => ApiPromise<Result<'notifications.readAll'>>
    /**
     * How many own notifications are unread.
     *
     * `GET /api/system/admin/notification/unread-count`. Permission: `notification.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.notifications.unreadCount()
     */
    readonly unreadCount: (params?: Params<'notifications.unreadCount'>, options?: CallOptions) => ApiPromise<Result<'notifications.unreadCount'>>
    /**
     * Change a notification of your own; omitted fields stay.
     *
     * `PUT /api/system/admin/notification/{id}`. Permission: `notification.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.notifications.update({ id: 1, version: 3, is_read: true })
     */
    readonly update: (params: Params<'notifications.update'>, options?: CallOptions) => ApiPromise<Result<'notifications.update'>>
    /**
     * One notification of your own.
     *
     * `GET /api/system/admin/notification/{id}`. Permission: `notification.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.notifications.view({ id: 1 })
     */
    readonly view: (params: Params<'notifications.view'>, options?: CallOptions) => ApiPromise<Result<'notifications.view'>>
  }
  /** The second step that a role requires, set up in the middle of a sign-in. */
  readonly oidc: {
    /**
     * Finish a sign-in through a provider; a refusal says why, and stands in the log.
     *
     * `POST /api/user/admin/auth/oidc/finish`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.oidc.finish({ secret: 'shown-once', answer: '?code=4/0AY0e&state=xtc1LpIvnIa' })
     */
    readonly finish: (params: Params<'oidc.finish'>, options?: CallOptions) => ApiPromise<Result<'oidc.finish'>>
    /**
     * Begin a sign-in through a provider.
     *
     * `POST /api/user/admin/auth/oidc/start`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.oidc.start({ provider: 'google' })
     */
    readonly start: (params: Params<'oidc.start'>, options?: CallOptions) => ApiPromise<Result<'oidc.start'>>
  }
  /** Handbook of reasons for status changes. */
  readonly operationReasons: {
    /**
     * Create an operation reason.
     *
     * `POST /api/content/admin/operation-reason`. Permission: `operation-reason.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operationReasons.create({ code: 'oil_filter', operations: ['order_cancel'], name: 'Example' })
     */
    readonly create: (params: Params<'operationReasons.create'>, options?: CallOptions) => ApiPromise<Result<'operationReasons.create'>>
    /**
     * Delete an operation reason.
     *
     * `DELETE /api/content/admin/operation-reason/{id}`. Permission: `operation-reason.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.operationReasons.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'operationReasons.delete'>, options?: CallOptions) => ApiPromise<Result<'operationReasons.delete'>>
    /**
     * Disable an operation reason.
     *
     * `PUT /api/content/admin/operation-reason/disable/{id}`. Permission: `operation-reason.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.operationReasons.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'operationReasons.disable'>, options?: CallOptions) => ApiPromise<Result<'operationReasons.disable'>>
    /**
     * Enable an operation reason.
     *
     * `PUT /api/content/admin/operation-reason/enable/{id}`. Permission: `operation-reason.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.operationReasons.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'operationReasons.enable'>, options?: CallOptions) => ApiPromise<Result<'operationReasons.enable'>>
    /**
     * List of operation reasons.
     *
     * `GET /api/content/admin/operation-reason`. Permission: `operation-reason.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.operationReasons.list()
     */
    readonly list: (params?: Params<'operationReasons.list'>, options?: CallOptions) => PagePromise<Result<'operationReasons.list'>, Item<'operationReasons.list'>>
    /**
     * Active reasons of an operation, for a select.
     *
     * `GET /api/content/admin/operation-reason/list`. Permission: `operation-reason.list` or `operation-reason.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operationReasons.options()
     */
    readonly options: (params?: Params<'operationReasons.options'>, options?: CallOptions) => ApiPromise<Result<'operationReasons.options'>>
    /**
     * Set the order of operation reasons: every id, once; a different set of ids is a conflict.
     *
     * `PUT /api/content/admin/operation-reason/sort`. Permission: `operation-reason.sort`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.operationReasons.sort({ ids: [1] })
     */
    readonly sort: (params: Params<'operationReasons.sort'>, options?: CallOptions) => ApiPromise<Result<'operationReasons.sort'>>
    /**
     * Change an operation reason; omitted fields stay.
     *
     * `PUT /api/content/admin/operation-reason/{id}`. Permission: `operation-reason.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.operationReasons.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'operationReasons.update'>, options?: CallOptions) => ApiPromise<Result<'operationReasons.update'>>
    /**
     * One operation reason.
     *
     * `GET /api/content/admin/operation-reason/{id}`. Permission: `operation-reason.view` or `operation-reason.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operationReasons.view({ id: 1 })
     */
    readonly view: (params: Params<'operationReasons.view'>, options?: CallOptions) => ApiPromise<Result<'operationReasons.view'>>
  }
  /** Long work of the server: bulk changes, imports, exports, and bringing back. It goes on after the request that started it. */
  readonly operations: {
    /**
     * The imported file, its rows that were skipped with the reasons, or the file of an export.
     *
     * `GET /api/system/admin/operation/file/{id}`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.file({ id: 1, part: 'source' })
     */
    readonly file: (params: Params<'operations.file'>, options?: CallOptions) => ApiPromise<Result<'operations.file'>>
    /**
     * Items of an operation in their order, with the reason of each that was skipped.
     *
     * `GET /api/system/admin/operation/items`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.operations.items({ operation_id: 1 })
     */
    readonly items: (params: Params<'operations.items'>, options?: CallOptions) => PagePromise<Result<'operations.items'>, Item<'operations.items'>>
    /**
     * Operations, the newest first: the caller's own, and those that the caller could run; exports of others only an administrator.
     *
     * `GET /api/system/admin/operation`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.operations.list()
     */
    readonly list: (params?: Params<'operations.list'>, options?: CallOptions) => PagePromise<Result<'operations.list'>, Item<'operations.list'>>
    /**
     * The columns of the caller's last import of this kind, for the seller if one is named.
     *
     * `GET /api/system/admin/operation/mapping`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.mapping({ call: 'products.disableByIds' })
     */
    readonly mapping: (params: Params<'operations.mapping'>, options?: CallOptions) => ApiPromise<Result<'operations.mapping'>>
    /**
     * Prepare a change of many records, for which the right to see them suffices if others then run it; or start an export.
     *
     * `POST /api/system/admin/operation`. It needs a session or a service key, and no permission. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.prepare({ call: 'products.disableByIds', filter: { brand_id: [1] } })
     */
    readonly prepare: (params: Params<'operations.prepare'>, options?: CallOptions) => ApiPromise<Result<'operations.prepare'>>
    /**
     * Prepare an import: the server keeps the file, tries its rows, and changes nothing before it is started.
     *
     * `POST /api/system/admin/operation/import`. It needs a session or a service key, and no permission. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.prepareImport({ call: 'productOffers.upsert', file: new Blob(), rows: new Blob() })
     */
    readonly prepareImport: (params: Params<'operations.prepareImport'>, options?: CallOptions) => ApiPromise<Result<'operations.prepareImport'>>
    /**
     * Send an operation that waits back to its author.
     *
     * `PUT /api/system/admin/operation/reject/{id}`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.reject({ id: 1, comment: 'Text' })
     */
    readonly reject: (params: Params<'operations.reject'>, options?: CallOptions) => ApiPromise<Result<'operations.reject'>>
    /**
     * Send operations that wait back to their authors.
     *
     * `PUT /api/system/admin/operation/reject-by-ids`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.rejectByIds({ ids: [1], comment: 'Text' })
     */
    readonly rejectByIds: (params: Params<'operations.rejectByIds'>, options?: CallOptions) => ApiPromise<Result<'operations.rejectByIds'>>
    /**
     * Prepare the same operation for the records that this one has skipped, or an export once more.
     *
     * `POST /api/system/admin/operation/repeat/{id}`. It needs a session or a service key, and no permission. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.repeat({ id: 1 })
     */
    readonly repeat: (params: Params<'operations.repeat'>, options?: CallOptions) => ApiPromise<Result<'operations.repeat'>>
    /**
     * Prepare bringing back what was before, by the rights and rules of now.
     *
     * `POST /api/system/admin/operation/restore`. It needs a session or a service key, and no permission. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.restore({ entity: 'product', entity_id: 1 })
     */
    readonly restore: (params: Params<'operations.restore'>, options?: CallOptions) => ApiPromise<Result<'operations.restore'>>
    /**
     * Start a prepared operation, confirm one that waits, or go on with one that has stopped or failed.
     *
     * `PUT /api/system/admin/operation/start/{id}`. It needs a session or a service key, and no permission. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.start({ id: 1 })
     */
    readonly start: (params: Params<'operations.start'>, options?: CallOptions) => ApiPromise<Result<'operations.start'>>
    /**
     * Stop an operation; what is done stays done.
     *
     * `PUT /api/system/admin/operation/stop/{id}`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.stop({ id: 1 })
     */
    readonly stop: (params: Params<'operations.stop'>, options?: CallOptions) => ApiPromise<Result<'operations.stop'>>
    /**
     * Prepare bringing back what an operation has changed; a record that was changed since stays as it is.
     *
     * `POST /api/system/admin/operation/undo/{id}`. It needs a session or a service key, and no permission. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.undo({ id: 1 })
     */
    readonly undo: (params: Params<'operations.undo'>, options?: CallOptions) => ApiPromise<Result<'operations.undo'>>
    /**
     * One operation.
     *
     * `GET /api/system/admin/operation/{id}`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.view({ id: 1 })
     */
    readonly view: (params: Params<'operations.view'>, options?: CallOptions) => ApiPromise<Result<'operations.view'>>
    /**
     * Take back one's own operation that has changed nothing.
     *
     * `PUT /api/system/admin/operation/withdraw/{id}`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.operations.withdraw({ id: 1 })
     */
    readonly withdraw: (params: Params<'operations.withdraw'>, options?: CallOptions) => ApiPromise<Result<'operations.withdraw'>>
  }
  /** Orders of buyers. */
  readonly orders: {
    /**
     * Every filtered row of orders as a file with Russian column titles; a file with personal data asks for a purpose.
     *
     * `GET /api/order/admin/order/export`. Permission: `order.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.orders.export({ format: 'csv', purpose: 'Hand-over to a carrier' })
     */
    readonly export: (params: Params<'orders.export'>, options?: CallOptions) => ApiPromise<Result<'orders.export'>>
    /**
     * List of orders.
     *
     * `GET /api/order/admin/order`. Permission: `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.orders.list()
     */
    readonly list: (params?: Params<'orders.list'>, options?: CallOptions) => PagePromise<Result<'orders.list'>, Item<'orders.list'>>
    /**
     * Options of a select of orders.
     *
     * `GET /api/order/admin/order/list`. Permission: `order.list` or `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.orders.options()
     */
    readonly options: (params?: Params<'orders.options'>, options?: CallOptions) => ApiPromise<Result<'orders.options'>>
    /**
     * The parts that an order of these offers would be split into, and what cannot be ordered.
     *
     * `GET /api/order/admin/order/plan`. Permission: `order.receive`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.orders.plan({ offer_id: [1], quantity: [1] })
     */
    readonly plan: (params: Params<'orders.plan'>, options?: CallOptions) => ApiPromise<Result<'orders.plan'>>
    /**
     * Receive orders of buyers from a shop, by the shop's own numbers.
     *
     * `POST /api/order/admin/order/receive`. Permission: `order.receive`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.orders.receive({ items: [{ source: 'oil-filter', external_id: 'K-102', occurred_at: '2026-06-01T09:00:00Z', buyer_name: 'Ivan Sidorov', buyer_phone: '+79161234567', city_id: 1, delivery_id: 1, payment_system_id: 1, delivery_kopecks: 125000, lines: [{ quantity: 1, price_kopecks: 125000 }] }] })
     */
    readonly receive: (params: Params<'orders.receive'>, options?: CallOptions) => ApiPromise<Result<'orders.receive'>>
    /**
     * Receive what buyers have changed of their orders.
     *
     * `POST /api/order/admin/order/revise`. Permission: `order.receive`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.orders.revise({ items: [{ source: 'oil-filter', external_id: 'K-102', occurred_at: '2026-06-01T09:00:00Z' }] })
     */
    readonly revise: (params: Params<'orders.revise'>, options?: CallOptions) => ApiPromise<Result<'orders.revise'>>
    /**
     * Change an order; omitted fields stay.
     *
     * `PUT /api/order/admin/order/{id}`. Permission: `order.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.orders.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'orders.update'>, options?: CallOptions) => ApiPromise<Result<'orders.update'>>
    /**
     * One order.
     *
     * `GET /api/order/admin/order/{id}`. Permission: `order.view` or `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.orders.view({ id: 1 })
     */
    readonly view: (params: Params<'orders.view'>, options?: CallOptions) => ApiPromise<Result<'orders.view'>>
    /**
     * One order by the number that everybody knows.
     *
     * `GET /api/order/admin/order/by-number/{number}`. Permission: `order.view` or `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.orders.viewByNumber({ number: '1000555' })
     */
    readonly viewByNumber: (params: Params<'orders.viewByNumber'>, options?: CallOptions) => ApiPromise<Result<'orders.viewByNumber'>>
  }
  /** The numbers of the first page; each is the total of a list. It has no records of its own (`x-records`), so it is no `@resource`. */
  readonly overview: {
    /**
     * Products whose cards lack something.
     *
     * `GET /api/system/admin/overview/catalogue`. Permission: `product.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.overview.catalogue()
     */
    readonly catalogue: (params?: Params<'overview.catalogue'>, options?: CallOptions) => ApiPromise<Result<'overview.catalogue'>>
    /**
     * How many records a list has, as a whole and under each of some queries, such as its saved views.
     *
     * `GET /api/system/admin/overview/counts`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.overview.counts({ of: 'orders' })
     */
    readonly counts: (params: Params<'overview.counts'>, options?: CallOptions) => ApiPromise<Result<'overview.counts'>>
    /**
     * Orders by day, of some days up to today and of as many before.
     *
     * `GET /api/system/admin/overview/orders`. Permission: `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.overview.orders()
     */
    readonly orders: (params?: Params<'overview.orders'>, options?: CallOptions) => ApiPromise<Result<'overview.orders'>>
    /**
     * Sellers that need help.
     *
     * `GET /api/system/admin/overview/sellers`. Permission: `company.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.overview.sellers()
     */
    readonly sellers: (params?: Params<'overview.sellers'>, options?: CallOptions) => ApiPromise<Result<'overview.sellers'>>
    /**
     * Sub-orders in progress by state, and how many of them are late.
     *
     * `GET /api/system/admin/overview/sub-orders`. Permission: `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.overview.subOrders()
     */
    readonly subOrders: (params?: Params<'overview.subOrders'>, options?: CallOptions) => ApiPromise<Result<'overview.subOrders'>>
    /**
     * The hundred records of some lists that are due first: sub-orders to ship, requests to decide, settlements to close, contracts that end soon.
     *
     * `GET /api/system/admin/overview/terms`. Permission: `order.index` or `moderation.index` or `settlement.index` or `contract.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.overview.terms({ lists: ['subOrders'] })
     */
    readonly terms: (params: Params<'overview.terms'>, options?: CallOptions) => ApiPromise<Result<'overview.terms'>>
    /**
     * Work that waits for the caller: how much there is, and the oldest case.
     *
     * `GET /api/system/admin/overview/waiting`. Permission: `order.index` or `moderation.index` or `brand-moderation.index` or `review.index` or `brand.index` or `company.index` or `product.index` or `product-offer.index` or `settlement.index` or `audit-log.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.overview.waiting()
     */
    readonly waiting: (params?: Params<'overview.waiting'>, options?: CallOptions) => ApiPromise<Result<'overview.waiting'>>
    /**
     * The unfinished work of the caller.
     *
     * `GET /api/system/admin/overview/work`. Permission: `moderation.index` or `brand-moderation.index` or `product.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.overview.work()
     */
    readonly work: (params?: Params<'overview.work'>, options?: CallOptions) => ApiPromise<Result<'overview.work'>>
  }
  /** The signed-in user. */
  readonly ownAccess: {
    /**
     * Ask those who can give a permission for it; the answer comes as a notification.
     *
     * `POST /api/user/profile/access`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownAccess.ask({ permission: 'product.update', reason: 'Weights are missing' })
     */
    readonly ask: (params: Params<'ownAccess.ask'>, options?: CallOptions) => ApiPromise<Result<'ownAccess.ask'>>
    /**
     * Which roles grant a permission, and who can give them.
     *
     * `GET /api/user/profile/access`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownAccess.explain({ permission: 'product.update' })
     */
    readonly explain: (params: Params<'ownAccess.explain'>, options?: CallOptions) => ApiPromise<Result<'ownAccess.explain'>>
  }
  /** The signed-in user. */
  readonly ownFactors: {
    /**
     * Begin with an application for codes; nothing changes before `confirmTotp`.
     *
     * `POST /api/user/profile/second-factor/totp`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownFactors.beginTotp({ current_password: 'demo-password-2026' })
     */
    readonly beginTotp: (params: Params<'ownFactors.beginTotp'>, options?: CallOptions) => ApiPromise<Result<'ownFactors.beginTotp'>>
    /**
     * Ask for codes from now on; the answer has ten recovery codes.
     *
     * `POST /api/user/profile/second-factor/totp/confirm`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownFactors.confirmTotp({ code: '123456' })
     */
    readonly confirmTotp: (params: Params<'ownFactors.confirmTotp'>, options?: CallOptions) => ApiPromise<Result<'ownFactors.confirmTotp'>>
    /**
     * Sign in by the password alone again.
     *
     * `POST /api/user/profile/second-factor/totp/remove`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.ownFactors.removeTotp({ code: '123456' })
     */
    readonly removeTotp: (params: Params<'ownFactors.removeTotp'>, options?: CallOptions) => ApiPromise<Result<'ownFactors.removeTotp'>>
    /**
     * Ten new recovery codes; the former ones end.
     *
     * `POST /api/user/profile/second-factor/recovery-codes`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownFactors.renewRecoveryCodes({ code: '123456' })
     */
    readonly renewRecoveryCodes: (params: Params<'ownFactors.renewRecoveryCodes'>, options?: CallOptions) => ApiPromise<Result<'ownFactors.renewRecoveryCodes'>>
    /**
     * What one's sign-in asks for besides the password.
     *
     * `GET /api/user/profile/second-factor`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownFactors.view()
     */
    readonly view: (params?: Params<'ownFactors.view'>, options?: CallOptions) => ApiPromise<Result<'ownFactors.view'>>
  }
  /** The signed-in user. */
  readonly ownPasskeys: {
    /**
     * Add the passkey that the browser has made; the first factor brings ten recovery codes.
     *
     * `POST /api/user/profile/passkey`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownPasskeys.add({ credential: { id: 'q83vEg', type: 'public-key' }, name: 'Firefox, Windows' })
     */
    readonly add: (params: Params<'ownPasskeys.add'>, options?: CallOptions) => ApiPromise<Result<'ownPasskeys.add'>>
    /**
     * Begin with a passkey; the options go to `navigator.credentials.create`.
     *
     * `POST /api/user/profile/passkey/begin`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownPasskeys.begin()
     */
    readonly begin: (params?: Params<'ownPasskeys.begin'>, options?: CallOptions) => ApiPromise<Result<'ownPasskeys.begin'>>
    /**
     * Remove a passkey; without the last factor the password alone signs in again.
     *
     * `DELETE /api/user/profile/passkey/{id}`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.ownPasskeys.remove({ id: 1 })
     */
    readonly remove: (params: Params<'ownPasskeys.remove'>, options?: CallOptions) => ApiPromise<Result<'ownPasskeys.remove'>>
  }
  /** The signed-in user. */
  readonly ownPassword: {
    /**
     * Change one's own password; every other session ends.
     *
     * `PUT /api/user/profile/password`. It needs a session; a service key is refused. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.ownPassword.change({ current_password: 'demo-password-2026', password: 'another-password-2027', password_confirmation: 'another-password-2027' })
     */
    readonly change: (params: Params<'ownPassword.change'>, options?: CallOptions) => ApiPromise<Result<'ownPassword.change'>>
  }
  /** The signed-in user. */
  readonly ownPreviews: {
    /**
     * When others have seen the panel as this user, in the last 90 days, the newest first.
     *
     * `GET /api/user/profile/preview`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownPreviews.list()
     */
    readonly list: (params?: Params<'ownPreviews.list'>, options?: CallOptions) => ApiPromise<Result<'ownPreviews.list'>>
  }
  /** The signed-in user. */
  readonly ownSessions: {
    /**
     * End one of one's own sessions.
     *
     * `DELETE /api/user/profile/session/{id}`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * await client.api.ownSessions.delete({ id: 1 })
     */
    readonly delete: (params: Params<'ownSessions.delete'>, options?: CallOptions) => ApiPromise<Result<'ownSessions.delete'>>
    /**
     * End every session but the one that asks.
     *
     * `POST /api/user/profile/session/end-others`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.ownSessions.endOthers()
     */
    readonly endOthers: (params?: Params<'ownSessions.endOthers'>, options?: CallOptions) => ApiPromise<Result<'ownSessions.endOthers'>>
    /**
     * One's own sessions that are alive, the newest first.
     *
     * `GET /api/user/profile/session`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.ownSessions.list()
     */
    readonly list: (params?: Params<'ownSessions.list'>, options?: CallOptions) => ApiPromise<Result<'ownSessions.list'>>
  }
  /** The second step that a role requires, set up in the middle of a sign-in. */
  readonly passwordReset: {
    /**
     * Mail a link for a new password; the same answer whether or not the address exists.
     *
     * `POST /api/user/admin/user/password-reset/by-email`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.passwordReset.byEmail({ email: 'anna@example.com' })
     */
    readonly byEmail: (params: Params<'passwordReset.byEmail'>, options?: CallOptions) => ApiPromise<Result<'passwordReset.byEmail'>>
    /**
     * Mail a link for a new password to another user.
     *
     * `POST /api/user/admin/user/password-reset/by-user/{id}`. Permission: `user.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.passwordReset.byUser({ id: 1 })
     */
    readonly byUser: (params: Params<'passwordReset.byUser'>, options?: CallOptions) => ApiPromise<Result<'passwordReset.byUser'>>
    /**
     * Set a new password by the link of the mail.
     *
     * `PUT /api/user/admin/user/password-reset/confirm`. It needs no session.
     *
     * Kinds of errors: `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.passwordReset.confirm({ hash: 'Zk3vQ0p8', password: 'demo-password-2026', password_confirmation: 'demo-password-2026' })
     */
    readonly confirm: (params: Params<'passwordReset.confirm'>, options?: CallOptions) => ApiPromise<Result<'passwordReset.confirm'>>
  }
  /** Payments as their providers report them. */
  readonly payments: {
    /**
     * Record payments and refunds; the state of an order's payment follows from them.
     *
     * `POST /api/order/admin/payment/record`. Permission: `payment-system.receive`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.payments.record({ items: [{ source: 'oil-filter', external_id: 'K-102', occurred_at: '2026-06-01T09:00:00Z', kind: 'authorized', kopecks: 125000 }] })
     */
    readonly record: (params: Params<'payments.record'>, options?: CallOptions) => ApiPromise<Result<'payments.record'>>
  }
  /** Payment methods of buyers. */
  readonly paymentSystems: {
    /**
     * Create a payment system.
     *
     * `POST /api/order/admin/payment-system`. Permission: `payment-system.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.paymentSystems.create({ code: 'oil_filter', name: 'Example', type: 'card_online' })
     */
    readonly create: (params: Params<'paymentSystems.create'>, options?: CallOptions) => ApiPromise<Result<'paymentSystems.create'>>
    /**
     * Delete a payment system.
     *
     * `DELETE /api/order/admin/payment-system/{id}`. Permission: `payment-system.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.paymentSystems.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'paymentSystems.delete'>, options?: CallOptions) => ApiPromise<Result<'paymentSystems.delete'>>
    /**
     * Disable a payment system.
     *
     * `PUT /api/order/admin/payment-system/disable/{id}`. Permission: `payment-system.disable`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.paymentSystems.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'paymentSystems.disable'>, options?: CallOptions) => ApiPromise<Result<'paymentSystems.disable'>>
    /**
     * Enable a payment system.
     *
     * `PUT /api/order/admin/payment-system/enable/{id}`. Permission: `payment-system.enable`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.paymentSystems.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'paymentSystems.enable'>, options?: CallOptions) => ApiPromise<Result<'paymentSystems.enable'>>
    /**
     * List of payment systems.
     *
     * `GET /api/order/admin/payment-system`. Permission: `payment-system.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.paymentSystems.list()
     */
    readonly list: (params?: Params<'paymentSystems.list'>, options?: CallOptions) => PagePromise<Result<'paymentSystems.list'>, Item<'paymentSystems.list'>>
    /**
     * Options of a select of payment systems.
     *
     * `GET /api/order/admin/payment-system/list`. Permission: `payment-system.list` or `payment-system.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.paymentSystems.options()
     */
    readonly options: (params?: Params<'paymentSystems.options'>, options?: CallOptions) => ApiPromise<Result<'paymentSystems.options'>>
    /**
     * Set the order of payment systems: every id, once; a different set of ids is a conflict.
     *
     * `PUT /api/order/admin/payment-system/sort`. Permission: `payment-system.sort`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.paymentSystems.sort({ ids: [1] })
     */
    readonly sort: (params: Params<'paymentSystems.sort'>, options?: CallOptions) => ApiPromise<Result<'paymentSystems.sort'>>
    /**
     * Change a payment system; omitted fields stay.
     *
     * `PUT /api/order/admin/payment-system/{id}`. Permission: `payment-system.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.paymentSystems.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'paymentSystems.update'>, options?: CallOptions) => ApiPromise<Result<'paymentSystems.update'>>
    /**
     * One payment system.
     *
     * `GET /api/order/admin/payment-system/{id}`. Permission: `payment-system.view` or `payment-system.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.paymentSystems.view({ id: 1 })
     */
    readonly view: (params: Params<'paymentSystems.view'>, options?: CallOptions) => ApiPromise<Result<'paymentSystems.view'>>
  }
  /** Orders of buyers. */
  readonly people: {
    /**
     * Erase a buyer everywhere, which nothing brings back.
     *
     * `POST /api/order/admin/person/erase`. Permission: `person.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.people.erase({ contact: '+7 900 000-00-00', orders_count: 0, confirmation: '+7 900 000-00-00', reason: 'The buyer asked for it' })
     */
    readonly erase: (params: Params<'people.erase'>, options?: CallOptions) => ApiPromise<Result<'people.erase'>>
    /**
     * What is known of the buyer with this phone or mail; the log keeps who has asked.
     *
     * `POST /api/order/admin/person/find`. Permission: `person.index`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.people.find({ contact: '+7 900 000-00-00' })
     */
    readonly find: (params: Params<'people.find'>, options?: CallOptions) => ApiPromise<Result<'people.find'>>
    /**
     * After how many months buyers are erased by themselves, and how the last run went.
     *
     * `GET /api/order/admin/person/term`. Permission: `person.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.people.term()
     */
    readonly term: (params?: Params<'people.term'>, options?: CallOptions) => ApiPromise<Result<'people.term'>>
  }
  /** Roles and their permissions. */
  readonly permissions: {
    /**
     * Every permission and how many roles hold it.
     *
     * `GET /api/user/admin/permission`. Permission: `permission.index` or `permission.list`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.permissions.list()
     */
    readonly list: (params?: Params<'permissions.list'>, options?: CallOptions) => ApiPromise<Result<'permissions.list'>>
  }
  /** Changes while the panel is open, and the viewers of records. */
  readonly presence: {
    /**
     * Say that it is not any more.
     *
     * `PUT /api/system/admin/presence/leave`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.presence.leave({ entity: 'oil-filter', entity_id: 1 })
     */
    readonly leave: (params: Params<'presence.leave'>, options?: CallOptions) => ApiPromise<Result<'presence.leave'>>
    /**
     * Report that a record is being viewed, for half a minute; the answer lists the other viewers. Sellers see their colleagues.
     *
     * `PUT /api/system/admin/presence`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.presence.report({ entity: 'oil-filter', entity_id: 1, is_editing: true })
     */
    readonly report: (params: Params<'presence.report'>, options?: CallOptions) => ApiPromise<Result<'presence.report'>>
  }
  /** Requests for rights. */
  readonly previews: {
    /**
     * End the preview of this token, or that of this session.
     *
     * `POST /api/user/admin/preview/end`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * await client.api.previews.end()
     */
    readonly end: (params?: Params<'previews.end'>, options?: CallOptions) => ApiPromise<Result<'previews.end'>>
    /**
     * See the panel as a user or a role; the user can read that it happened, by whom and why.
     *
     * `POST /api/user/admin/preview`. Permission: `user.view-as`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.previews.start({ reason: 'Does not see the orders', user_id: 5 })
     */
    readonly start: (params: Params<'previews.start'>, options?: CallOptions) => ApiPromise<Result<'previews.start'>>
  }
  /** Offers of sellers: prices, terms and stocks. */
  readonly productOffers: {
    /**
     * Change the prices of several offers by a formula; offers whose new price breaks a rule are skipped and listed.
     *
     * `PUT /api/catalog/admin/product-offer/change-prices`. Permission: `product-offer.update`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.changePrices({ items: [{ id: 1, version: 3 }], formula: { percent: 5 } })
     */
    readonly changePrices: (params: Params<'productOffers.changePrices'>, options?: CallOptions) => ApiPromise<Result<'productOffers.changePrices'>>
    /**
     * Create an offer of a product.
     *
     * `POST /api/catalog/admin/product-offer`. Permission: `product-offer.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.create({ company_id: 1, product_id: 1, seller_sku: 'FLT-102', price_kopecks: 125000 })
     */
    readonly create: (params: Params<'productOffers.create'>, options?: CallOptions) => ApiPromise<Result<'productOffers.create'>>
    /**
     * Delete an offer of a product.
     *
     * `DELETE /api/catalog/admin/product-offer/{id}`. Permission: `product-offer.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.productOffers.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'productOffers.delete'>, options?: CallOptions) => ApiPromise<Result<'productOffers.delete'>>
    /**
     * Disable an offer of a product.
     *
     * `PUT /api/catalog/admin/product-offer/disable/{id}`. Permission: `product-offer.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'productOffers.disable'>, options?: CallOptions) => ApiPromise<Result<'productOffers.disable'>>
    /**
     * Disable several offers of products; records that cannot be disabled are skipped and listed.
     *
     * `PUT /api/catalog/admin/product-offer/disable-by-ids`. Permission: `product-offer.disableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.disableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly disableByIds: (params: Params<'productOffers.disableByIds'>, options?: CallOptions) => ApiPromise<Result<'productOffers.disableByIds'>>
    /**
     * Enable an offer of a product.
     *
     * `PUT /api/catalog/admin/product-offer/enable/{id}`. Permission: `product-offer.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'productOffers.enable'>, options?: CallOptions) => ApiPromise<Result<'productOffers.enable'>>
    /**
     * Enable several offers of products; records that cannot be enabled are skipped and listed.
     *
     * `PUT /api/catalog/admin/product-offer/enable-by-ids`. Permission: `product-offer.enableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.enableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly enableByIds: (params: Params<'productOffers.enableByIds'>, options?: CallOptions) => ApiPromise<Result<'productOffers.enableByIds'>>
    /**
     * Every filtered row of offers of products as a file with Russian column titles.
     *
     * `GET /api/catalog/admin/product-offer/export`. Permission: `product-offer.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.export({ format: 'csv' })
     */
    readonly export: (params: Params<'productOffers.export'>, options?: CallOptions) => ApiPromise<Result<'productOffers.export'>>
    /**
     * List of offers of products.
     *
     * `GET /api/catalog/admin/product-offer`. Permission: `product-offer.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.productOffers.list()
     */
    readonly list: (params?: Params<'productOffers.list'>, options?: CallOptions) => PagePromise<Result<'productOffers.list'>, Item<'productOffers.list'>>
    /**
     * Options of a select of offers of products.
     *
     * `GET /api/catalog/admin/product-offer/list`. Permission: `product-offer.list` or `product-offer.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.options()
     */
    readonly options: (params?: Params<'productOffers.options'>, options?: CallOptions) => ApiPromise<Result<'productOffers.options'>>
    /**
     * Prices of an offer: since when, by whom and from where, newest first.
     *
     * `GET /api/catalog/admin/product-offer/price-history/{id}`. Permission: `product-offer.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.priceHistory({ id: 1 })
     */
    readonly priceHistory: (params: Params<'productOffers.priceHistory'>, options?: CallOptions) => ApiPromise<Result<'productOffers.priceHistory'>>
    /**
     * Receive prices and stocks from another system: the rows of an import, each answered by itself.
     *
     * `POST /api/catalog/admin/product-offer/receive`. Permission: `product-offer.receive`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.receive({ items: [{ price_kopecks: 125000 }] })
     */
    readonly receive: (params: Params<'productOffers.receive'>, options?: CallOptions) => ApiPromise<Result<'productOffers.receive'>>
    /**
     * Change the status of an offer of a product.
     *
     * `PUT /api/catalog/admin/product-offer/status-change/{id}`. Permission: `product-offer.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.statusChange({ id: 1, version: 3, status: 'draft' })
     */
    readonly statusChange: (params: Params<'productOffers.statusChange'>, options?: CallOptions) => ApiPromise<Result<'productOffers.statusChange'>>
    /**
     * Change an offer of a product; omitted fields stay.
     *
     * `PUT /api/catalog/admin/product-offer/{id}`. Permission: `product-offer.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'productOffers.update'>, options?: CallOptions) => ApiPromise<Result<'productOffers.update'>>
    /**
     * Create or change offers of products by their natural key; a dry run reports the result and stores nothing.
     *
     * `PUT /api/catalog/admin/product-offer/upsert`. Permission: `product-offer.upsert`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.upsert({ items: [{ company_id: 1, seller_sku: 'FLT-102', product_id: 1, price_kopecks: 125000 }] })
     */
    readonly upsert: (params: Params<'productOffers.upsert'>, options?: CallOptions) => ApiPromise<Result<'productOffers.upsert'>>
    /**
     * One offer of a product.
     *
     * `GET /api/catalog/admin/product-offer/{id}`. Permission: `product-offer.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.productOffers.view({ id: 1 })
     */
    readonly view: (params: Params<'productOffers.view'>, options?: CallOptions) => ApiPromise<Result<'productOffers.view'>>
  }
  /** Cards of goods: content, applicability, status. */
  readonly products: {
    /**
     * The attributes of cards of a category, inherited ones too, in their order.
     *
     * `GET /api/catalog/admin/product/attributes/{category_id}`. Permission: `product.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.attributes({ category_id: 1 })
     */
    readonly attributes: (params: Params<'products.attributes'>, options?: CallOptions) => ApiPromise<Result<'products.attributes'>>
    /**
     * Create a product.
     *
     * `POST /api/catalog/admin/product`. Permission: `product.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.create({ name: 'Example', article: 'OC 90', brand_id: 1, category_id: 1, weight_g: 1, length_mm: 1, width_mm: 1, height_mm: 1, vat_rate: 'none' })
     */
    readonly create: (params: Params<'products.create'>, options?: CallOptions) => ApiPromise<Result<'products.create'>>
    /**
     * Delete a product.
     *
     * `DELETE /api/catalog/admin/product/{id}`. Permission: `product.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.products.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'products.delete'>, options?: CallOptions) => ApiPromise<Result<'products.delete'>>
    /**
     * Disable several products; records that cannot be disabled are skipped and listed.
     *
     * `PUT /api/catalog/admin/product/disable-by-ids`. Permission: `product.disableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.disableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly disableByIds: (params: Params<'products.disableByIds'>, options?: CallOptions) => ApiPromise<Result<'products.disableByIds'>>
    /**
     * Enable several products; records that cannot be enabled are skipped and listed.
     *
     * `PUT /api/catalog/admin/product/enable-by-ids`. Permission: `product.enableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.enableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly enableByIds: (params: Params<'products.enableByIds'>, options?: CallOptions) => ApiPromise<Result<'products.enableByIds'>>
    /**
     * Every filtered row of products as a file with Russian column titles.
     *
     * `GET /api/catalog/admin/product/export`. Permission: `product.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.export({ format: 'csv' })
     */
    readonly export: (params: Params<'products.export'>, options?: CallOptions) => ApiPromise<Result<'products.export'>>
    /**
     * A free slug for the name of a product.
     *
     * `POST /api/catalog/admin/product/generate-translite-name`. Permission: `product.generateTransliteName`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.generateTransliteName({ name: 'Example' })
     */
    readonly generateTransliteName: (params: Params<'products.generateTransliteName'>, options?: CallOptions) => ApiPromise<Result<'products.generateTransliteName'>>
    /**
     * List of products.
     *
     * `GET /api/catalog/admin/product`. Permission: `product.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.products.list()
     */
    readonly list: (params?: Params<'products.list'>, options?: CallOptions) => PagePromise<Result<'products.list'>, Item<'products.list'>>
    /**
     * Move several products to another category; products that cannot be moved are skipped and listed.
     *
     * `PUT /api/catalog/admin/product/move-to-category`. Permission: `product.moveToCategory`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.moveToCategory({ items: [{ id: 1, version: 3 }], category_id: 1 })
     */
    readonly moveToCategory: (params: Params<'products.moveToCategory'>, options?: CallOptions) => ApiPromise<Result<'products.moveToCategory'>>
    /**
     * What stands in the way of a status of a product: the change is refused for the same.
     *
     * `GET /api/catalog/admin/product/obstacles/{id}`. Permission: `product.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.obstacles({ id: 1, status: 'draft' })
     */
    readonly obstacles: (params: Params<'products.obstacles'>, options?: CallOptions) => ApiPromise<Result<'products.obstacles'>>
    /**
     * Options of a select of products.
     *
     * `GET /api/catalog/admin/product/list`. Permission: `product.list` or `product.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.options()
     */
    readonly options: (params?: Params<'products.options'>, options?: CallOptions) => ApiPromise<Result<'products.options'>>
    /**
     * Receive cards by brand and article from another system; each is answered by itself.
     *
     * `POST /api/catalog/admin/product/receive`. Permission: `product.receive`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.receive({ items: [{ brand: 'Knecht', article: 'OC 90' }] })
     */
    readonly receive: (params: Params<'products.receive'>, options?: CallOptions) => ApiPromise<Result<'products.receive'>>
    /**
     * Change the status of a product.
     *
     * `PUT /api/catalog/admin/product/status-change/{id}`. Permission: `product.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.products.statusChange({ id: 1, version: 3, status: 'draft' })
     */
    readonly statusChange: (params: Params<'products.statusChange'>, options?: CallOptions) => ApiPromise<Result<'products.statusChange'>>
    /**
     * Change the status of several products; products without that transition are skipped and listed.
     *
     * `PUT /api/catalog/admin/product/status-change-by-ids`. Permission: `product.statusChange`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.statusChangeByIds({ items: [{ id: 1, version: 3 }], status: 'draft' })
     */
    readonly statusChangeByIds: (params: Params<'products.statusChangeByIds'>, options?: CallOptions) => ApiPromise<Result<'products.statusChangeByIds'>>
    /**
     * Status changes of a product, newest first.
     *
     * `GET /api/catalog/admin/product/status-history/{id}`. Permission: `product.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.statusHistory({ id: 1 })
     */
    readonly statusHistory: (params: Params<'products.statusHistory'>, options?: CallOptions) => ApiPromise<Result<'products.statusHistory'>>
    /**
     * Change a product; omitted fields stay.
     *
     * `PUT /api/catalog/admin/product/{id}`. Permission: `product.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.products.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'products.update'>, options?: CallOptions) => ApiPromise<Result<'products.update'>>
    /**
     * Create or change cards by brand, article and condition; a dry run reports the result and stores nothing.
     *
     * `PUT /api/catalog/admin/product/upsert`. Permission: `product.receive`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.upsert({ items: [{ brand: 'MANN-FILTER', article: 'W 914/2', weight_g: 310 }] })
     */
    readonly upsert: (params: Params<'products.upsert'>, options?: CallOptions) => ApiPromise<Result<'products.upsert'>>
    /**
     * One product.
     *
     * `GET /api/catalog/admin/product/{id}`. Permission: `product.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.products.view({ id: 1 })
     */
    readonly view: (params: Params<'products.view'>, options?: CallOptions) => ApiPromise<Result<'products.view'>>
  }
  /** The signed-in user. */
  readonly profile: {
    /**
     * Change oneself; omitted fields stay.
     *
     * `PUT /api/user/profile`. It needs a session; a service key is refused. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.profile.update({ version: 3 })
     */
    readonly update: (params: Params<'profile.update'>, options?: CallOptions) => ApiPromise<Result<'profile.update'>>
    /**
     * The signed-in user with roles and their permissions.
     *
     * `GET /api/user/profile`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.profile.view()
     */
    readonly view: (params?: Params<'profile.view'>, options?: CallOptions) => ApiPromise<Result<'profile.view'>>
  }
  /** Registries of payment providers beside the recorded payments, number by number. */
  readonly reconciliations: {
    /**
     * Every filtered row of reconciled payments as a file with Russian column titles.
     *
     * `GET /api/company/admin/reconciliation/export`. Permission: `reconciliation.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.reconciliations.export({ format: 'csv' })
     */
    readonly export: (params: Params<'reconciliations.export'>, options?: CallOptions) => ApiPromise<Result<'reconciliations.export'>>
    /**
     * List of reconciled payments.
     *
     * `GET /api/company/admin/reconciliation`. Permission: `reconciliation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.reconciliations.list()
     */
    readonly list: (params?: Params<'reconciliations.list'>, options?: CallOptions) => PagePromise<Result<'reconciliations.list'>, Item<'reconciliations.list'>>
    /**
     * Explain differences; what matches is skipped and listed.
     *
     * `PUT /api/company/admin/reconciliation/resolve-by-ids`. Permission: `reconciliation.update`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.reconciliations.resolveByIds({ items: [{ id: 1, version: 3 }], comment: 'Text-' })
     */
    readonly resolveByIds: (params: Params<'reconciliations.resolveByIds'>, options?: CallOptions) => ApiPromise<Result<'reconciliations.resolveByIds'>>
    /**
     * Create or change lines of registries by their natural key; a dry run reports the result and stores nothing.
     *
     * `PUT /api/company/admin/reconciliation/upsert`. Permission: `reconciliation.upsert`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.reconciliations.upsert({ items: [{ source: 'oil-filter', period_from: '2026-06-01', period_to: '2026-06-01', external_id: 'K-102', kopecks: 125000, occurred_on: '2026-06-01' }] })
     */
    readonly upsert: (params: Params<'reconciliations.upsert'>, options?: CallOptions) => ApiPromise<Result<'reconciliations.upsert'>>
  }
  /** Regions of Russia. */
  readonly regions: {
    /**
     * Create a region.
     *
     * `POST /api/geo/admin/region`. Permission: `region.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.regions.create({ name: 'Example', type: 'республика', iso_code: 'RU-TA', federal_district: 'Центральный', time_zone: 'Europe/Moscow' })
     */
    readonly create: (params: Params<'regions.create'>, options?: CallOptions) => ApiPromise<Result<'regions.create'>>
    /**
     * Delete a region.
     *
     * `DELETE /api/geo/admin/region/{id}`. Permission: `region.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.regions.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'regions.delete'>, options?: CallOptions) => ApiPromise<Result<'regions.delete'>>
    /**
     * Disable a region.
     *
     * `PUT /api/geo/admin/region/disable/{id}`. Permission: `region.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.regions.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'regions.disable'>, options?: CallOptions) => ApiPromise<Result<'regions.disable'>>
    /**
     * Enable a region.
     *
     * `PUT /api/geo/admin/region/enable/{id}`. Permission: `region.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.regions.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'regions.enable'>, options?: CallOptions) => ApiPromise<Result<'regions.enable'>>
    /**
     * List of regions.
     *
     * `GET /api/geo/admin/region`. Permission: `region.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.regions.list()
     */
    readonly list: (params?: Params<'regions.list'>, options?: CallOptions) => PagePromise<Result<'regions.list'>, Item<'regions.list'>>
    /**
     * Options of a select of regions.
     *
     * `GET /api/geo/admin/region/list`. Permission: `region.list` or `region.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.regions.options()
     */
    readonly options: (params?: Params<'regions.options'>, options?: CallOptions) => ApiPromise<Result<'regions.options'>>
    /**
     * Change a region; omitted fields stay.
     *
     * `PUT /api/geo/admin/region/{id}`. Permission: `region.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.regions.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'regions.update'>, options?: CallOptions) => ApiPromise<Result<'regions.update'>>
    /**
     * One region.
     *
     * `GET /api/geo/admin/region/{id}`. Permission: `region.view` or `region.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.regions.view({ id: 1 })
     */
    readonly view: (params: Params<'regions.view'>, options?: CallOptions) => ApiPromise<Result<'regions.view'>>
  }
  /** Returns that buyers ask for. */
  readonly returns: {
    /**
     * Record that buyers ask to return what was delivered; each waits in «Входящие» until a person grants it.
     *
     * `POST /api/order/admin/return/request`. Permission: `order.receive`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.returns.request({ items: [{ source: 'oil-filter', external_id: 'K-102', occurred_at: '2026-06-01T09:00:00Z', items: [{ offer_id: 1, quantity: 1 }], reason_id: 1 }] })
     */
    readonly request: (params: Params<'returns.request'>, options?: CallOptions) => ApiPromise<Result<'returns.request'>>
  }
  /** Reviews of buyers. */
  readonly reviews: {
    /**
     * Delete a review.
     *
     * `DELETE /api/review/admin/review/{id}`. Permission: `review.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.reviews.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'reviews.delete'>, options?: CallOptions) => ApiPromise<Result<'reviews.delete'>>
    /**
     * Every filtered row of reviews as a file with Russian column titles.
     *
     * `GET /api/review/admin/review/export`. Permission: `review.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.reviews.export({ format: 'csv' })
     */
    readonly export: (params: Params<'reviews.export'>, options?: CallOptions) => ApiPromise<Result<'reviews.export'>>
    /**
     * List of reviews.
     *
     * `GET /api/review/admin/review`. Permission: `review.index` or `log.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.reviews.list()
     */
    readonly list: (params?: Params<'reviews.list'>, options?: CallOptions) => PagePromise<Result<'reviews.list'>, Item<'reviews.list'>>
    /**
     * Receive reviews of buyers; each waits for moderation.
     *
     * `POST /api/review/admin/review/receive`. Permission: `review.receive`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.reviews.receive({ items: [{ source: 'oil-filter', external_id: 'K-102', occurred_at: '2026-06-01T09:00:00Z', target: 'product', author_name: 'Anna Petrova', rating: 1 }] })
     */
    readonly receive: (params: Params<'reviews.receive'>, options?: CallOptions) => ApiPromise<Result<'reviews.receive'>>
    /**
     * Change the status of a review.
     *
     * `PUT /api/review/admin/review/status-change/{id}`. Permission: `review.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.reviews.statusChange({ id: 1, version: 3, status: 'new' })
     */
    readonly statusChange: (params: Params<'reviews.statusChange'>, options?: CallOptions) => ApiPromise<Result<'reviews.statusChange'>>
    /**
     * Change a review; omitted fields stay.
     *
     * `PUT /api/review/admin/review/{id}`. Permission: `review.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.reviews.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'reviews.update'>, options?: CallOptions) => ApiPromise<Result<'reviews.update'>>
    /**
     * One review.
     *
     * `GET /api/review/admin/review/{id}`. Permission: `review.view` or `review.index` or `log.view` or `log.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.reviews.view({ id: 1 })
     */
    readonly view: (params: Params<'reviews.view'>, options?: CallOptions) => ApiPromise<Result<'reviews.view'>>
  }
  /** Handbook of reviews: criteria, tags, stop words, templates of replies. */
  readonly reviewTerms: {
    /**
     * Delete every one of the filtered review terms; a dry run reports how many.
     *
     * `DELETE /api/review/admin/review-term/delete-by-params`. Permission: `review.deleteByParams`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.reviewTerms.deleteByParams({ is_active: false, dry_run: true })
     */
    readonly deleteByParams: (params: Params<'reviewTerms.deleteByParams'>, options?: CallOptions) => ApiPromise<Result<'reviewTerms.deleteByParams'>>
    /**
     * List of review terms.
     *
     * `GET /api/review/admin/review-term`. Permission: `review.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.reviewTerms.list()
     */
    readonly list: (params?: Params<'reviewTerms.list'>, options?: CallOptions) => PagePromise<Result<'reviewTerms.list'>, Item<'reviewTerms.list'>>
    /**
     * Create or change review terms by their natural key; a dry run reports the result and stores nothing.
     *
     * `PUT /api/review/admin/review-term/upsert`. Permission: `review.upsert`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.reviewTerms.upsert({ items: [{ kind: 'criterion', text: 'Text' }] })
     */
    readonly upsert: (params: Params<'reviewTerms.upsert'>, options?: CallOptions) => ApiPromise<Result<'reviewTerms.upsert'>>
  }
  /** Roles and their permissions. */
  readonly roles: {
    /**
     * What the role would give to each of these users, whose other roles may grant the same; nothing is written.
     *
     * `POST /api/user/admin/role/attach-impact/{id}`. Permission: `role.attachUsers` or `user.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.roles.attachImpact({ id: 1, user_ids: [1] })
     */
    readonly attachImpact: (params: Params<'roles.attachImpact'>, options?: CallOptions) => ApiPromise<Result<'roles.attachImpact'>>
    /**
     * Give a role to users.
     *
     * `POST /api/user/admin/role/attach-users/{id}`. Permission: `role.attachUsers`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.roles.attachUsers({ id: 1, user_ids: [1] })
     */
    readonly attachUsers: (params: Params<'roles.attachUsers'>, options?: CallOptions) => ApiPromise<Result<'roles.attachUsers'>>
    /**
     * Create a role.
     *
     * `POST /api/user/admin/role`. Permission: `role.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.roles.create({ slug: 'oil-filter', name: 'Example', scope: 'all', permissions: [{ name: 'attribute.index' }] })
     */
    readonly create: (params: Params<'roles.create'>, options?: CallOptions) => ApiPromise<Result<'roles.create'>>
    /**
     * Delete a role.
     *
     * `DELETE /api/user/admin/role/{id}`. Permission: `role.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.roles.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'roles.delete'>, options?: CallOptions) => ApiPromise<Result<'roles.delete'>>
    /**
     * Take a role from users.
     *
     * `POST /api/user/admin/role/detach-users/{id}`. Permission: `role.detachUsers`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.roles.detachUsers({ id: 1, user_ids: [1] })
     */
    readonly detachUsers: (params: Params<'roles.detachUsers'>, options?: CallOptions) => ApiPromise<Result<'roles.detachUsers'>>
    /**
     * What a change of the role would give to and take from each person; nothing is written.
     *
     * `POST /api/user/admin/role/impact/{id}`. Permission: `role.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.roles.impact({ id: 1 })
     */
    readonly impact: (params: Params<'roles.impact'>, options?: CallOptions) => ApiPromise<Result<'roles.impact'>>
    /**
     * List of roles.
     *
     * `GET /api/user/admin/role`. Permission: `role.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.roles.list()
     */
    readonly list: (params?: Params<'roles.list'>, options?: CallOptions) => PagePromise<Result<'roles.list'>, Item<'roles.list'>>
    /**
     * Options of a select of roles.
     *
     * `GET /api/user/admin/role/list`. Permission: `role.list` or `role.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.roles.options()
     */
    readonly options: (params?: Params<'roles.options'>, options?: CallOptions) => ApiPromise<Result<'roles.options'>>
    /**
     * Change a role; omitted fields stay.
     *
     * `PUT /api/user/admin/role/{id}`. Permission: `role.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.roles.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'roles.update'>, options?: CallOptions) => ApiPromise<Result<'roles.update'>>
    /**
     * One role.
     *
     * `GET /api/user/admin/role/{id}`. Permission: `role.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.roles.view({ id: 1 })
     */
    readonly view: (params: Params<'roles.view'>, options?: CallOptions) => ApiPromise<Result<'roles.view'>>
  }
  /** A rule is a setting, so it requires the permissions of settings.Redirects of the panel's pages. */
  readonly routeRules: {
    /**
     * Create a redirect.
     *
     * `POST /api/system/admin/route-rule`. Permission: `setting.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.routeRules.create({ path: '/filters', redirect: '/oil-filters' })
     */
    readonly create: (params: Params<'routeRules.create'>, options?: CallOptions) => ApiPromise<Result<'routeRules.create'>>
    /**
     * Delete a redirect.
     *
     * `DELETE /api/system/admin/route-rule/{id}`. Permission: `setting.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.routeRules.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'routeRules.delete'>, options?: CallOptions) => ApiPromise<Result<'routeRules.delete'>>
    /**
     * List of redirects.
     *
     * `GET /api/system/admin/route-rule`. Permission: `setting.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.routeRules.list()
     */
    readonly list: (params?: Params<'routeRules.list'>, options?: CallOptions) => PagePromise<Result<'routeRules.list'>, Item<'routeRules.list'>>
    /**
     * The paths that have a redirect; `system.routeRule` says where one leads.
     *
     * `GET /api/system/admin/route-rule/paths`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.routeRules.paths()
     */
    readonly paths: (params?: Params<'routeRules.paths'>, options?: CallOptions) => ApiPromise<Result<'routeRules.paths'>>
    /**
     * Change a redirect; omitted fields stay.
     *
     * `PUT /api/system/admin/route-rule/{id}`. Permission: `setting.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.routeRules.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'routeRules.update'>, options?: CallOptions) => ApiPromise<Result<'routeRules.update'>>
    /**
     * One redirect.
     *
     * `GET /api/system/admin/route-rule/{id}`. Permission: `setting.view` or `setting.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.routeRules.view({ id: 1 })
     */
    readonly view: (params: Params<'routeRules.view'>, options?: CallOptions) => ApiPromise<Result<'routeRules.view'>>
  }
  /** Saved and shared queries of lists. */
  readonly savedViews: {
    /**
     * Keep a list's query under a name.
     *
     * `POST /api/system/admin/saved-view`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.savedViews.create({ list: 'orders', name: 'Example', query: 'status=active' })
     */
    readonly create: (params: Params<'savedViews.create'>, options?: CallOptions) => ApiPromise<Result<'savedViews.create'>>
    /**
     * Delete one's own saved query.
     *
     * `DELETE /api/system/admin/saved-view/{id}`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.savedViews.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'savedViews.delete'>, options?: CallOptions) => ApiPromise<Result<'savedViews.delete'>>
    /**
     * One's own queries and those that others share, one's own first.
     *
     * `GET /api/system/admin/saved-view`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.savedViews.list()
     */
    readonly list: (params?: Params<'savedViews.list'>, options?: CallOptions) => PagePromise<Result<'savedViews.list'>, Item<'savedViews.list'>>
    /**
     * Change one's own saved query; omitted fields stay.
     *
     * `PUT /api/system/admin/saved-view/{id}`. It needs a session; a service key is refused.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.savedViews.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'savedViews.update'>, options?: CallOptions) => ApiPromise<Result<'savedViews.update'>>
  }
  /** The palette's search over all sections. */
  readonly search: {
    /**
     * Matches of the words in all sections that the caller may see.
     *
     * `GET /api/system/admin/search`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.search.find({ q: 'filter' })
     */
    readonly find: (params: Params<'search.find'>, options?: CallOptions) => ApiPromise<Result<'search.find'>>
  }
  /** Accounts of programs, which call the API by keys. */
  readonly serviceAccounts: {
    /**
     * Create a service account.
     *
     * `POST /api/user/admin/service-account`. Permission: `service-account.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.serviceAccounts.create({ name: 'Example', role_ids: [1] })
     */
    readonly create: (params: Params<'serviceAccounts.create'>, options?: CallOptions) => ApiPromise<Result<'serviceAccounts.create'>>
    /**
     * Status changes of a service account, newest first.
     *
     * `GET /api/user/admin/service-account/deactivation-history/{id}`. Permission: `service-account.deactivationHistory`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.serviceAccounts.deactivationHistory({ id: 1 })
     */
    readonly deactivationHistory: (params: Params<'serviceAccounts.deactivationHistory'>, options?: CallOptions) => ApiPromise<Result<'serviceAccounts.deactivationHistory'>>
    /**
     * List of service accounts.
     *
     * `GET /api/user/admin/service-account`. Permission: `service-account.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.serviceAccounts.list()
     */
    readonly list: (params?: Params<'serviceAccounts.list'>, options?: CallOptions) => PagePromise<Result<'serviceAccounts.list'>, Item<'serviceAccounts.list'>>
    /**
     * Change the status of a service account.
     *
     * `PUT /api/user/admin/service-account/status-change/{id}`. Permission: `service-account.statusChange`. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.serviceAccounts.statusChange({ id: 1, version: 3, status: 'active' })
     */
    readonly statusChange: (params: Params<'serviceAccounts.statusChange'>, options?: CallOptions) => ApiPromise<Result<'serviceAccounts.statusChange'>>
    /**
     * Change a service account; omitted fields stay.
     *
     * `PUT /api/user/admin/service-account/{id}`. Permission: `service-account.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.serviceAccounts.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'serviceAccounts.update'>, options?: CallOptions) => ApiPromise<Result<'serviceAccounts.update'>>
    /**
     * One service account.
     *
     * `GET /api/user/admin/service-account/{id}`. Permission: `service-account.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.serviceAccounts.view({ id: 1 })
     */
    readonly view: (params: Params<'serviceAccounts.view'>, options?: CallOptions) => ApiPromise<Result<'serviceAccounts.view'>>
  }
  /** Accounts of programs, which call the API by keys. */
  readonly serviceKeys: {
    /**
     * Create a service key; the answer alone shows it.
     *
     * `POST /api/user/admin/service-key`. Permission: `service-key.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.serviceKeys.create({ service_account_id: 1, name: 'Example' })
     */
    readonly create: (params: Params<'serviceKeys.create'>, options?: CallOptions) => ApiPromise<Result<'serviceKeys.create'>>
    /**
     * List of service keys.
     *
     * `GET /api/user/admin/service-key`. Permission: `service-key.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.serviceKeys.list()
     */
    readonly list: (params?: Params<'serviceKeys.list'>, options?: CallOptions) => PagePromise<Result<'serviceKeys.list'>, Item<'serviceKeys.list'>>
    /**
     * Revoke a service key; its next call is refused.
     *
     * `PUT /api/user/admin/service-key/revoke/{id}`. Permission: `service-key.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.serviceKeys.revoke({ id: 1 })
     */
    readonly revoke: (params: Params<'serviceKeys.revoke'>, options?: CallOptions) => ApiPromise<Result<'serviceKeys.revoke'>>
    /**
     * Change a service key; omitted fields stay.
     *
     * `PUT /api/user/admin/service-key/{id}`. Permission: `service-key.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.serviceKeys.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'serviceKeys.update'>, options?: CallOptions) => ApiPromise<Result<'serviceKeys.update'>>
  }
  /** Settings of the marketplace. */
  readonly settings: {
    /**
     * List of settings.
     *
     * `GET /api/system/admin/setting`. Permission: `setting.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.settings.list()
     */
    readonly list: (params?: Params<'settings.list'>, options?: CallOptions) => PagePromise<Result<'settings.list'>, Item<'settings.list'>>
    /**
     * Change a setting; omitted fields stay.
     *
     * `PUT /api/system/admin/setting/{id}`. Permission: `setting.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.settings.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'settings.update'>, options?: CallOptions) => ApiPromise<Result<'settings.update'>>
    /**
     * Create or change settings by their keys; a dry run reports the result and stores nothing.
     *
     * `PUT /api/system/admin/setting/upsert`. Permission: `setting.upsert`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `stale`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.settings.upsert({ items: [{ key: 'moderation_sla_hours', value: 24 }] })
     */
    readonly upsert: (params: Params<'settings.upsert'>, options?: CallOptions) => ApiPromise<Result<'settings.upsert'>>
    /**
     * One setting.
     *
     * `GET /api/system/admin/setting/{id}`. Permission: `setting.view` or `setting.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.settings.view({ id: 1 })
     */
    readonly view: (params: Params<'settings.view'>, options?: CallOptions) => ApiPromise<Result<'settings.view'>>
  }
  /** Periods of sellers: what they have earned, and how it is paid. */
  readonly settlements: {
    /**
     * What the bank answers: payouts that are made, and those that it has returned.
     *
     * `POST /api/company/admin/settlement/bank-answer`. Permission: `settlement.receive`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.settlements.bankAnswer({ text: 'Text' })
     */
    readonly bankAnswer: (params: Params<'settlements.bankAnswer'>, options?: CallOptions) => ApiPromise<Result<'settlements.bankAnswer'>>
    /**
     * The file for the bank: approved settlements are sent with it; those that are sent have the same payments in it.
     *
     * `POST /api/company/admin/settlement/bank-file`. Permission: `settlement.statusChange`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.settlements.bankFile({ bank_format: 'client_bank', ids: [1] })
     */
    readonly bankFile: (params: Params<'settlements.bankFile'>, options?: CallOptions) => ApiPromise<Result<'settlements.bankFile'>>
    /**
     * Every filtered row of settlements as a file with Russian column titles.
     *
     * `GET /api/company/admin/settlement/export`. Permission: `settlement.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.settlements.export({ format: 'csv' })
     */
    readonly export: (params: Params<'settlements.export'>, options?: CallOptions) => ApiPromise<Result<'settlements.export'>>
    /**
     * Hold a settlement: it is neither approved nor sent to the bank until it is released.
     *
     * `PUT /api/company/admin/settlement/hold/{id}`. Permission: `settlement.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.settlements.hold({ id: 1, version: 3, comment: 'Text-' })
     */
    readonly hold: (params: Params<'settlements.hold'>, options?: CallOptions) => ApiPromise<Result<'settlements.hold'>>
    /**
     * List of settlements.
     *
     * `GET /api/company/admin/settlement`. Permission: `settlement.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.settlements.list()
     */
    readonly list: (params?: Params<'settlements.list'>, options?: CallOptions) => PagePromise<Result<'settlements.list'>, Item<'settlements.list'>>
    /**
     * Release a settlement, also one that waits only for a contract.
     *
     * `PUT /api/company/admin/settlement/release/{id}`. Permission: `settlement.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.settlements.release({ id: 1, version: 3, comment: 'Text-' })
     */
    readonly release: (params: Params<'settlements.release'>, options?: CallOptions) => ApiPromise<Result<'settlements.release'>>
    /**
     * Change the status of a settlement.
     *
     * `PUT /api/company/admin/settlement/status-change/{id}`. Permission: `settlement.statusChange`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.settlements.statusChange({ id: 1, version: 3, status: 'open' })
     */
    readonly statusChange: (params: Params<'settlements.statusChange'>, options?: CallOptions) => ApiPromise<Result<'settlements.statusChange'>>
    /**
     * One settlement.
     *
     * `GET /api/company/admin/settlement/{id}`. Permission: `settlement.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.settlements.view({ id: 1 })
     */
    readonly view: (params: Params<'settlements.view'>, options?: CallOptions) => ApiPromise<Result<'settlements.view'>>
  }
  /** Parcels as their carriers report them. */
  readonly shipments: {
    /**
     * Record scans of parcels; the states of sub-orders follow from them.
     *
     * `POST /api/order/admin/shipment/scan`. Permission: `delivery.receive`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.shipments.scan({ items: [{ source: 'oil-filter', external_id: 'K-102', occurred_at: '2026-06-01T09:00:00Z', carrier: 'own', track_number: 'RA123456785RU', code: 'accepted' }] })
     */
    readonly scan: (params: Params<'shipments.scan'>, options?: CallOptions) => ApiPromise<Result<'shipments.scan'>>
  }
  /** Shops, warehouses, pickup points and service centres. */
  readonly storePoints: {
    /**
     * Create a store point.
     *
     * `POST /api/company/admin/store-point`. Permission: `store-point.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.create({ code: 'KZN-1', name: 'Example', type: 'shop', city_id: 1, street: 'Lenina', house: '12', phones: ['+79161234567'], schedule: [[{ from: '09:00', to: '18:00' }], [{ from: '09:00', to: '18:00' }], [{ from: '09:00', to: '18:00' }], [{ from: '09:00', to: '18:00' }], [{ from: '09:00', to: '18:00' }], [{ from: '09:00', to: '18:00' }], [{ from: '09:00', to: '18:00' }]], lat: 55.79, lon: 49.11 })
     */
    readonly create: (params: Params<'storePoints.create'>, options?: CallOptions) => ApiPromise<Result<'storePoints.create'>>
    /**
     * Status changes of a store point, newest first.
     *
     * `GET /api/company/admin/store-point/deactivation-history/{id}`. Permission: `store-point.deactivationHistory`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.deactivationHistory({ id: 1 })
     */
    readonly deactivationHistory: (params: Params<'storePoints.deactivationHistory'>, options?: CallOptions) => ApiPromise<Result<'storePoints.deactivationHistory'>>
    /**
     * Delete a store point.
     *
     * `DELETE /api/company/admin/store-point/{id}`. Permission: `store-point.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.storePoints.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'storePoints.delete'>, options?: CallOptions) => ApiPromise<Result<'storePoints.delete'>>
    /**
     * Disable several store points; records that cannot be disabled are skipped and listed.
     *
     * `PUT /api/company/admin/store-point/disable-by-ids`. Permission: `store-point.disableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.disableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly disableByIds: (params: Params<'storePoints.disableByIds'>, options?: CallOptions) => ApiPromise<Result<'storePoints.disableByIds'>>
    /**
     * Enable several store points; records that cannot be enabled are skipped and listed.
     *
     * `PUT /api/company/admin/store-point/enable-by-ids`. Permission: `store-point.enableByIds`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.enableByIds({ items: [{ id: 1, version: 3 }] })
     */
    readonly enableByIds: (params: Params<'storePoints.enableByIds'>, options?: CallOptions) => ApiPromise<Result<'storePoints.enableByIds'>>
    /**
     * Every filtered row of store points as a file with Russian column titles.
     *
     * `GET /api/company/admin/store-point/export`. Permission: `store-point.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.export({ format: 'csv' })
     */
    readonly export: (params: Params<'storePoints.export'>, options?: CallOptions) => ApiPromise<Result<'storePoints.export'>>
    /**
     * List of store points.
     *
     * `GET /api/company/admin/store-point`. Permission: `store-point.index` or `storage.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.storePoints.list()
     */
    readonly list: (params?: Params<'storePoints.list'>, options?: CallOptions) => PagePromise<Result<'storePoints.list'>, Item<'storePoints.list'>>
    /**
     * What stands in the way of a status of a store point: the change is refused for the same.
     *
     * `GET /api/company/admin/store-point/obstacles/{id}`. Permission: `store-point.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.obstacles({ id: 1, status: 'draft' })
     */
    readonly obstacles: (params: Params<'storePoints.obstacles'>, options?: CallOptions) => ApiPromise<Result<'storePoints.obstacles'>>
    /**
     * Options of a select of store points.
     *
     * `GET /api/company/admin/store-point/list`. Permission: `store-point.list` or `store-point.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.options()
     */
    readonly options: (params?: Params<'storePoints.options'>, options?: CallOptions) => ApiPromise<Result<'storePoints.options'>>
    /**
     * Change the status of a store point.
     *
     * `PUT /api/company/admin/store-point/status-change/{id}`. Permission: `store-point.statusChange`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.statusChange({ id: 1, version: 3, status: 'draft' })
     */
    readonly statusChange: (params: Params<'storePoints.statusChange'>, options?: CallOptions) => ApiPromise<Result<'storePoints.statusChange'>>
    /**
     * Change a store point; omitted fields stay.
     *
     * `PUT /api/company/admin/store-point/{id}`. Permission: `store-point.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'storePoints.update'>, options?: CallOptions) => ApiPromise<Result<'storePoints.update'>>
    /**
     * One store point.
     *
     * `GET /api/company/admin/store-point/{id}`. Permission: `store-point.view` or `store-point.index` or `storage.view` or `storage.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.storePoints.view({ id: 1 })
     */
    readonly view: (params: Params<'storePoints.view'>, options?: CallOptions) => ApiPromise<Result<'storePoints.view'>>
  }
  /** The part of an order that one seller ships: the unit of work. */
  readonly subOrders: {
    /**
     * Receive cancellations by buyers: of pieces, or of all that is not handed to delivery.
     *
     * `POST /api/order/admin/sub-order/cancel-by-buyer`. Permission: `order.receive`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.subOrders.cancelByBuyer({ items: [{ source: 'oil-filter', external_id: 'K-102', occurred_at: '2026-06-01T09:00:00Z', reason_id: 1 }] })
     */
    readonly cancelByBuyer: (params: Params<'subOrders.cancelByBuyer'>, options?: CallOptions) => ApiPromise<Result<'subOrders.cancelByBuyer'>>
    /**
     * Change the status of several sub-orders; sub-orders without that transition are skipped and listed.
     *
     * `PUT /api/order/admin/sub-order/status-change-by-ids`. Permission: `order.statusChange`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.subOrders.changeStatuses({ items: [{ id: 1, version: 3 }], status: 'awaiting_payment' })
     */
    readonly changeStatuses: (params: Params<'subOrders.changeStatuses'>, options?: CallOptions) => ApiPromise<Result<'subOrders.changeStatuses'>>
    /**
     * Every filtered row of sub-orders as a file with Russian column titles; a file with personal data asks for a purpose.
     *
     * `GET /api/order/admin/sub-order/export`. Permission: `order.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.subOrders.export({ format: 'csv', purpose: 'Hand-over to a carrier' })
     */
    readonly export: (params: Params<'subOrders.export'>, options?: CallOptions) => ApiPromise<Result<'subOrders.export'>>
    /**
     * List of sub-orders.
     *
     * `GET /api/order/admin/sub-order`. Permission: `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.subOrders.list()
     */
    readonly list: (params?: Params<'subOrders.list'>, options?: CallOptions) => PagePromise<Result<'subOrders.list'>, Item<'subOrders.list'>>
    /**
     * The picking list of several sub-orders, by point.
     *
     * `GET /api/order/admin/sub-order/picking-list`. Permission: `order.view` or `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.subOrders.pickingList({ ids: [1] })
     */
    readonly pickingList: (params: Params<'subOrders.pickingList'>, options?: CallOptions) => ApiPromise<Result<'subOrders.pickingList'>>
    /**
     * Set track numbers of several sub-orders; sub-orders that cannot have one are skipped and listed.
     *
     * `PUT /api/order/admin/sub-order/track-numbers`. Permission: `order.update`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.subOrders.setTrackNumbers({ items: [{ id: 1, version: 3, track_number: 'RA123456785RU' }] })
     */
    readonly setTrackNumbers: (params: Params<'subOrders.setTrackNumbers'>, options?: CallOptions) => ApiPromise<Result<'subOrders.setTrackNumbers'>>
    /**
     * Change the status of a sub-order.
     *
     * `PUT /api/order/admin/sub-order/status-change/{id}`. Permission: `order.statusChange`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.subOrders.statusChange({ id: 1, version: 3, status: 'awaiting_payment' })
     */
    readonly statusChange: (params: Params<'subOrders.statusChange'>, options?: CallOptions) => ApiPromise<Result<'subOrders.statusChange'>>
    /**
     * Change a sub-order; omitted fields stay.
     *
     * `PUT /api/order/admin/sub-order/{id}`. Permission: `order.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.subOrders.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'subOrders.update'>, options?: CallOptions) => ApiPromise<Result<'subOrders.update'>>
    /**
     * One sub-order.
     *
     * `GET /api/order/admin/sub-order/{id}`. Permission: `order.view` or `order.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.subOrders.view({ id: 1 })
     */
    readonly view: (params: Params<'subOrders.view'>, options?: CallOptions) => ApiPromise<Result<'subOrders.view'>>
  }
  /** Route rules and builds of the panel. */
  readonly system: {
    /**
     * Fails as it is asked to, so that one can see how the panel tells of it.
     *
     * `GET /api/system/failure`. It needs a session or a service key, and no permission.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.system.failure({ status: 401 })
     */
    readonly failure: (params: Params<'system.failure'>, options?: CallOptions) => ApiPromise<Result<'system.failure'>>
    /**
     * The newest build of the panel.
     *
     * `GET /latest-builds.json`. It needs no session.
     *
     * Kinds of errors: `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.system.latestBuilds()
     */
    readonly latestBuilds: (params?: Params<'system.latestBuilds'>, options?: CallOptions) => ApiPromise<Result<'system.latestBuilds'>>
    /**
     * The script of the maps.
     *
     * `GET /api/system/maps`. It needs no session.
     *
     * Kinds of errors: `validation`, `rate-limit`.
     * @example
     * const result = await client.api.system.maps()
     */
    readonly maps: (params?: Params<'system.maps'>, options?: CallOptions) => ApiPromise<Result<'system.maps'>>
    /**
     * The redirect rule of a path.
     *
     * `GET /api/system/route-rule`. It needs no session.
     *
     * Kinds of errors: `validation`, `rate-limit`.
     * @example
     * const result = await client.api.system.routeRule({ path: '/filters' })
     */
    readonly routeRule: (params: Params<'system.routeRule'>, options?: CallOptions) => ApiPromise<Result<'system.routeRule'>>
  }
  /** Texts of mails and messages. */
  readonly templates: {
    /**
     * Create a template.
     *
     * `POST /api/content/admin/template`. Permission: `template.create`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.templates.create({ code: 'oil_filter', event: 'password_reset', channel: 'email', body: 'Set it here: {{link}}', subject: 'Your password' })
     */
    readonly create: (params: Params<'templates.create'>, options?: CallOptions) => ApiPromise<Result<'templates.create'>>
    /**
     * Delete a template.
     *
     * `DELETE /api/content/admin/template/{id}`. Permission: `template.delete`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.templates.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'templates.delete'>, options?: CallOptions) => ApiPromise<Result<'templates.delete'>>
    /**
     * Disable a template.
     *
     * `PUT /api/content/admin/template/disable/{id}`. Permission: `template.disable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.templates.disable({ id: 1, version: 3 })
     */
    readonly disable: (params: Params<'templates.disable'>, options?: CallOptions) => ApiPromise<Result<'templates.disable'>>
    /**
     * Enable a template.
     *
     * `PUT /api/content/admin/template/enable/{id}`. Permission: `template.enable`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.templates.enable({ id: 1, version: 3 })
     */
    readonly enable: (params: Params<'templates.enable'>, options?: CallOptions) => ApiPromise<Result<'templates.enable'>>
    /**
     * The events with their variables.
     *
     * `GET /api/content/admin/template/events`. Permission: `template.view` or `template.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.templates.events()
     */
    readonly events: (params?: Params<'templates.events'>, options?: CallOptions) => ApiPromise<Result<'templates.events'>>
    /**
     * List of templates.
     *
     * `GET /api/content/admin/template`. Permission: `template.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.templates.list()
     */
    readonly list: (params?: Params<'templates.list'>, options?: CallOptions) => PagePromise<Result<'templates.list'>, Item<'templates.list'>>
    /**
     * Options of a select of templates.
     *
     * `GET /api/content/admin/template/list`. Permission: `template.list` or `template.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.templates.options()
     */
    readonly options: (params?: Params<'templates.options'>, options?: CallOptions) => ApiPromise<Result<'templates.options'>>
    /**
     * A text with sample data in its variables, saved or not.
     *
     * `POST /api/content/admin/template/preview`. Permission: `template.view` or `template.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.templates.preview({ event: 'password_reset', channel: 'email', body: 'Set it here: {{link}}', subject: 'Your password' })
     */
    readonly preview: (params: Params<'templates.preview'>, options?: CallOptions) => ApiPromise<Result<'templates.preview'>>
    /**
     * Send a template with sample data to oneself.
     *
     * `POST /api/content/admin/template/send-to-me/{id}`. Permission: `template.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * await client.api.templates.sendToMe({ id: 1 })
     */
    readonly sendToMe: (params: Params<'templates.sendToMe'>, options?: CallOptions) => ApiPromise<Result<'templates.sendToMe'>>
    /**
     * Change a template; omitted fields stay.
     *
     * `PUT /api/content/admin/template/{id}`. Permission: `template.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.templates.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'templates.update'>, options?: CallOptions) => ApiPromise<Result<'templates.update'>>
    /**
     * One template.
     *
     * `GET /api/content/admin/template/{id}`. Permission: `template.view` or `template.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.templates.view({ id: 1 })
     */
    readonly view: (params: Params<'templates.view'>, options?: CallOptions) => ApiPromise<Result<'templates.view'>>
  }
  /** Texts of the storefront in every language. */
  readonly translations: {
    /**
     * Delete every one of the filtered translations; a dry run reports how many.
     *
     * `DELETE /api/content/admin/translation/delete-by-params`. Permission: `translation.deleteByParams`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.translations.deleteByParams({ group: 'orders', dry_run: true })
     */
    readonly deleteByParams: (params: Params<'translations.deleteByParams'>, options?: CallOptions) => ApiPromise<Result<'translations.deleteByParams'>>
    /**
     * Every filtered row of translations as a file with Russian column titles.
     *
     * `GET /api/content/admin/translation/export`. Permission: `translation.export`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.translations.export({ format: 'csv' })
     */
    readonly export: (params: Params<'translations.export'>, options?: CallOptions) => ApiPromise<Result<'translations.export'>>
    /**
     * List of texts with their translations.
     *
     * `GET /api/content/admin/translation`. Permission: `translation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.translations.list()
     */
    readonly list: (params?: Params<'translations.list'>, options?: CallOptions) => PagePromise<Result<'translations.list'>, Item<'translations.list'>>
    /**
     * Options of a select of texts.
     *
     * `GET /api/content/admin/translation/list`. Permission: `translation.list` or `translation.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.translations.options()
     */
    readonly options: (params?: Params<'translations.options'>, options?: CallOptions) => ApiPromise<Result<'translations.options'>>
    /**
     * Create or change translations by their natural key; a dry run reports the result and stores nothing.
     *
     * `PUT /api/content/admin/translation/upsert`. Permission: `translation.upsert`. Many rows need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.translations.upsert({ items: [{ group: 'orders', key: 'order.title', locale: 'ru', value: '90' }] })
     */
    readonly upsert: (params: Params<'translations.upsert'>, options?: CallOptions) => ApiPromise<Result<'translations.upsert'>>
  }
  /** Requests for rights. */
  readonly userRights: {
    /**
     * What a user may do, and by which roles.
     *
     * `GET /api/user/admin/user/rights/{id}`. Permission: `user.view` or `role.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.userRights.ofUser({ id: 1 })
     */
    readonly ofUser: (params: Params<'userRights.ofUser'>, options?: CallOptions) => ApiPromise<Result<'userRights.ofUser'>>
  }
  /** Requests for rights. */
  readonly users: {
    /**
     * Create a user.
     *
     * `POST /api/user/admin/user`. Permission: `user.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.users.create({ last_name: 'Petrova', first_name: 'Anna', email: 'anna@example.com', role_ids: [1] })
     */
    readonly create: (params: Params<'users.create'>, options?: CallOptions) => ApiPromise<Result<'users.create'>>
    /**
     * Status changes of a user, newest first.
     *
     * `GET /api/user/admin/user/deactivation-history/{id}`. Permission: `user.deactivationHistory`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.users.deactivationHistory({ id: 1 })
     */
    readonly deactivationHistory: (params: Params<'users.deactivationHistory'>, options?: CallOptions) => ApiPromise<Result<'users.deactivationHistory'>>
    /**
     * Delete a user.
     *
     * `DELETE /api/user/admin/user/{id}`. Permission: `user.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.users.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'users.delete'>, options?: CallOptions) => ApiPromise<Result<'users.delete'>>
    /**
     * Every filtered row of users as a file with Russian column titles.
     *
     * `GET /api/user/admin/user/export`. Permission: `user.export`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.users.export({ format: 'csv' })
     */
    readonly export: (params: Params<'users.export'>, options?: CallOptions) => ApiPromise<Result<'users.export'>>
    /**
     * List of users.
     *
     * `GET /api/user/admin/user`. Permission: `user.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.users.list()
     */
    readonly list: (params?: Params<'users.list'>, options?: CallOptions) => PagePromise<Result<'users.list'>, Item<'users.list'>>
    /**
     * Options of a select of users.
     *
     * `GET /api/user/admin/user/list`. Permission: `user.list` or `user.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.users.options()
     */
    readonly options: (params?: Params<'users.options'>, options?: CallOptions) => ApiPromise<Result<'users.options'>>
    /**
     * Change the status of a user.
     *
     * `PUT /api/user/admin/user/status-change/{id}`. Permission: `user.statusChange`. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.users.statusChange({ id: 1, version: 3, status: 'invited' })
     */
    readonly statusChange: (params: Params<'users.statusChange'>, options?: CallOptions) => ApiPromise<Result<'users.statusChange'>>
    /**
     * Change a user; omitted fields stay.
     *
     * `PUT /api/user/admin/user/{id}`. Permission: `user.update`. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.users.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'users.update'>, options?: CallOptions) => ApiPromise<Result<'users.update'>>
    /**
     * One user.
     *
     * `GET /api/user/admin/user/{id}`. Permission: `user.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.users.view({ id: 1 })
     */
    readonly view: (params: Params<'users.view'>, options?: CallOptions) => ApiPromise<Result<'users.view'>>
  }
  /** Addresses of other programs, which receive the events of the change log. */
  readonly webhookDeliveries: {
    /**
     * Deliveries of a webhook, the newest first.
     *
     * `GET /api/system/admin/webhook-delivery`. Permission: `webhook.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.webhookDeliveries.list({ webhook_id: 1 })
     */
    readonly list: (params: Params<'webhookDeliveries.list'>, options?: CallOptions) => PagePromise<Result<'webhookDeliveries.list'>, Item<'webhookDeliveries.list'>>
    /**
     * Send a delivery again now; the answer tells what the receiver answered.
     *
     * `POST /api/system/admin/webhook-delivery/resend/{id}`. Permission: `webhook.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.webhookDeliveries.resend({ id: 1 })
     */
    readonly resend: (params: Params<'webhookDeliveries.resend'>, options?: CallOptions) => ApiPromise<Result<'webhookDeliveries.resend'>>
    /**
     * One delivery, with its body and the answer.
     *
     * `GET /api/system/admin/webhook-delivery/{id}`. Permission: `webhook.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.webhookDeliveries.view({ id: 1 })
     */
    readonly view: (params: Params<'webhookDeliveries.view'>, options?: CallOptions) => ApiPromise<Result<'webhookDeliveries.view'>>
  }
  /** Addresses of other programs, which receive the events of the change log. */
  readonly webhooks: {
    /**
     * Create a webhook; the answer alone shows its secret.
     *
     * `POST /api/system/admin/webhook`. Permission: `webhook.create`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `conflict`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.webhooks.create({ name: 'Example', url: 'https://example.com/hooks/orders' })
     */
    readonly create: (params: Params<'webhooks.create'>, options?: CallOptions) => ApiPromise<Result<'webhooks.create'>>
    /**
     * Status changes of a webhook, newest first.
     *
     * `GET /api/system/admin/webhook/deactivation-history/{id}`. Permission: `webhook.deactivationHistory`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.webhooks.deactivationHistory({ id: 1 })
     */
    readonly deactivationHistory: (params: Params<'webhooks.deactivationHistory'>, options?: CallOptions) => ApiPromise<Result<'webhooks.deactivationHistory'>>
    /**
     * Delete a webhook.
     *
     * `DELETE /api/system/admin/webhook/{id}`. Permission: `webhook.delete`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * await client.api.webhooks.delete({ id: 1, version: 3 })
     */
    readonly delete: (params: Params<'webhooks.delete'>, options?: CallOptions) => ApiPromise<Result<'webhooks.delete'>>
    /**
     * List of webhooks.
     *
     * `GET /api/system/admin/webhook`. Permission: `webhook.index`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `validation`, `rate-limit`.
     * @example
     * const { items } = await client.api.webhooks.list()
     */
    readonly list: (params?: Params<'webhooks.list'>, options?: CallOptions) => PagePromise<Result<'webhooks.list'>, Item<'webhooks.list'>>
    /**
     * Replace the secret of a webhook; the one before stays valid for 24 hours, the answer alone shows the new one.
     *
     * `PUT /api/system/admin/webhook/rotate/{id}`. Permission: `webhook.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.webhooks.rotate({ id: 1 })
     */
    readonly rotate: (params: Params<'webhooks.rotate'>, options?: CallOptions) => ApiPromise<Result<'webhooks.rotate'>>
    /**
     * Change the status of a webhook.
     *
     * `PUT /api/system/admin/webhook/status-change/{id}`. Permission: `webhook.statusChange`. What it writes may need a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.webhooks.statusChange({ id: 1, version: 3, status: 'active' })
     */
    readonly statusChange: (params: Params<'webhooks.statusChange'>, options?: CallOptions) => ApiPromise<Result<'webhooks.statusChange'>>
    /**
     * Send a test event now; the answer tells what the receiver answered.
     *
     * `POST /api/system/admin/webhook/test/{id}`. Permission: `webhook.update`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.webhooks.test({ id: 1 })
     */
    readonly test: (params: Params<'webhooks.test'>, options?: CallOptions) => ApiPromise<Result<'webhooks.test'>>
    /**
     * Change a webhook; omitted fields stay.
     *
     * `PUT /api/system/admin/webhook/{id}`. Permission: `webhook.update`. It needs a proof of ten minutes at most (`step_up`).
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `conflict`, `stale`, `validation`, `precondition`, `rate-limit`.
     * @example
     * const result = await client.api.webhooks.update({ id: 1, version: 3 })
     */
    readonly update: (params: Params<'webhooks.update'>, options?: CallOptions) => ApiPromise<Result<'webhooks.update'>>
    /**
     * One webhook.
     *
     * `GET /api/system/admin/webhook/{id}`. Permission: `webhook.view`.
     *
     * Kinds of errors: `unauthorized`, `forbidden`, `not-found`, `validation`, `rate-limit`.
     * @example
     * const result = await client.api.webhooks.view({ id: 1 })
     */
    readonly view: (params: Params<'webhooks.view'>, options?: CallOptions) => ApiPromise<Result<'webhooks.view'>>
  }
}
