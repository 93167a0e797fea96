import { isPublished, productRecords as records, changeCard } from '#sections/products/public.ts'
import type { PermissionName } from '@admin-panel/permissions'
import { isAdministrator, reachOfRoles, seenBy } from '#contract/identity.ts'
import { type Actor, nobodyToAsk } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { eq, sql } from '#db/drizzle.ts'
import type { Env } from '#env.ts'
import { invalid, Refusal } from '#errors.ts'
import { after, freeRows } from '#query/claims.ts'
import { isSeller } from '#query/scope.ts'
import { inTransaction } from '#query/transaction.ts'
import { identityOfUser } from '#sections/auth/public.ts'
import { storeFile } from '#sections/files/public.ts'
import { productPhoto } from '#sections/products/schema.ts'
import { Unfetched, fetchPicture } from './fetch-picture.ts'
import { proposalOf, proposeCard, submitIfReady } from './write-card.ts'

type Photo = typeof productPhoto.$inferSelect

const AT_ONCE = 20
const RUNS = 10
const LEASE_MS = 5 * 60_000
const ATTEMPTS = 5
const PAUSE_MS = 10 * 60_000
const PHOTOS_AT_MOST = 10
const RIGHTS: PermissionName[] = ['product.receive']

/** Fetches photos that were sent by address, in the order in which they came. A photo that fails is said at its card. */
export async function fetchPhotos(db: Database, at: Date, env: Env): Promise<void> {
  const isDue = sql`state = 'waiting' and next_attempt_at <= ${at.toISOString()} and (leased_until is null or leased_until < ${at.toISOString()})`
  for (let run = 0; run < RUNS; run++) {
    const claimed = await db
      .update(productPhoto)
      .set({ attempts: sql`${productPhoto.attempts} + 1`, leased_until: after(at, LEASE_MS) })
      .where(freeRows(productPhoto, isDue, AT_ONCE))
      .returning()
    if (claimed.length === 0) return
    for (const photo of claimed.toSorted((a, b) => a.id - b.id)) await fetchOne({ db, at, env }, photo)
  }
}

interface Run {
  db: Database
  at: Date
  env: Env
}

async function fetchOne(run: Run, photo: Photo): Promise<void> {
  const { db, at } = run
  try {
    await addToCard(run, photo)
  } catch (error) {
    if (!(error instanceof Unfetched) && !(error instanceof Refusal)) throw error
    const problem = (error instanceof Refusal && Object.values(error.details ?? {})[0]?.[0]) || error.message
    const isTried = error instanceof Unfetched && error.isPassing && photo.attempts < ATTEMPTS
    const next = isTried
      ? { next_attempt_at: after(at, PAUSE_MS * photo.attempts) }
      : { state: 'failed' as const, problem }
    await db
      .update(productPhoto)
      .set({ leased_until: null, ...next })
      .where(eq(productPhoto.id, photo.id))
  }
}

async function addToCard({ db, at, env }: Run, { id, product_id, url, user_id, key_id }: Photo): Promise<void> {
  const actor = await senderOf({ db, at, env }, user_id, key_id)
  const { company_id } = await records.lock({ db, actor }, product_id)
  await using fetched = await fetchPicture(url, env)
  const stored = await storeFile({ db, actor, env }, { file: fetched.file, entity: 'product', companyId: company_id })
  await inTransaction(db, async (tx) => {
    const card = await records.lock({ db: tx, actor }, product_id)
    const isProposed = isSeller(actor) && isPublished(card)
    const present = (isProposed ? (await proposalOf(tx, product_id)).image_ids : undefined) ?? card.image_ids
    if (present.length >= PHOTOS_AT_MOST) throw invalid({ image_ids: ['Фото: на карточке их уже 10'] })
    const fields = { image_ids: [...present, stored.id] }
    await tx.update(productPhoto).set({ state: 'fetched', leased_until: null }).where(eq(productPhoto.id, id))
    if (isProposed) await proposeCard(tx, actor, card, fields)
    else await submitIfReady(tx, actor, await changeCard(tx, actor, card, fields))
  })
}

/** The sender of the photo, with present rights. */
async function senderOf({ db, at, env }: Run, userId: number, keyId: number | null): Promise<Actor> {
  const identity = await identityOfUser(db, { userId, keyId, permissions: RIGHTS, at })
  const isAdmin = identity !== undefined && isAdministrator(identity.roles, env.adminCheck)
  const scope = isAdmin ? 'all' : reachOfRoles(identity?.roles ?? [], RIGHTS)
  if (!identity || scope === 'none') throw new Unfetched('У отправителя больше нет права присылать карточки')
  const { userName, roles, companyIds, timeZone } = identity
  return {
    userId,
    userName,
    keyId,
    companyIds,
    timeZone,
    scope,
    at,
    roleSlugs: roles.map(({ slug }) => slug),
    administrator: isAdmin,
    sees: seenBy(roles, isAdmin),
    sessionId: null,
    ip: '',
    userAgent: '',
    requestId: '',
    source: 'api',
    isProved: false,
    requireProof: nobodyToAsk,
    confirm: () => Promise.resolve(),
  }
}
