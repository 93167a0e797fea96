import { operationPermissions } from '@admin-panel/sdk'
import type { PermissionName } from '@admin-panel/permissions'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { forbidden, notFound } from '#errors.ts'
import { reaches, reachOf } from '#records/reach.ts'
import { brandModeration } from '#sections/brand-moderation/schema.ts'
import { brand } from '#sections/brands/schema.ts'
import { carBrand } from '#sections/car-brands/schema.ts'
import { category } from '#sections/category-tree/schema.ts'
import { company } from '#sections/companies/schema.ts'
import { contract } from '#sections/contracts/schema.ts'
import { moderation } from '#sections/moderation/schema.ts'
import { product } from '#sections/products/schema.ts'
import { visibleProducts } from '#sections/products/public.ts'
import { review } from '#sections/reviews/schema.ts'
import { storePoint } from '#sections/store-points/schema.ts'
import type { file, FileEntity } from './schema.ts'

type StoredFile = typeof file.$inferSelect

/** The permission to write a record includes adding its files. */
const WRITE: Record<FileEntity, readonly PermissionName[]> = {
  product: [...operationPermissions['products.create'], ...operationPermissions['products.update']],
  category: operationPermissions['categories.update'],
  brand: [...operationPermissions['brands.create'], ...operationPermissions['brands.update']],
  'car-brand': [...operationPermissions['carBrands.create'], ...operationPermissions['carBrands.update']],
  company: [...operationPermissions['companies.create'], ...operationPermissions['companies.update']],
  contract: [...operationPermissions['contracts.create'], ...operationPermissions['contracts.update']],
  'store-point': [...operationPermissions['storePoints.create'], ...operationPermissions['storePoints.update']],
  'brand-moderation': [
    ...operationPermissions['brandModeration.create'],
    ...operationPermissions['brandModeration.update'],
  ],
}

/** A kind of record with files: the permission to view it, the record that holds the file and that record's company. */
interface Holder {
  view: readonly PermissionName[]
  table: PgTable
  holds: (file: StoredFile) => SQL | undefined
  scope: (actor: Actor) => SQL | undefined
}

const handbook = () => undefined

const HOLDERS: Record<FileEntity | 'review' | 'moderation', Holder> = {
  product: {
    view: operationPermissions['products.view'],
    table: product,
    holds: ({ id }) => sql`${product.image_ids} @> array[${id}::int8]`,
    scope: visibleProducts,
  },
  category: {
    view: operationPermissions['categories.view'],
    table: category,
    holds: ({ id }) => eq(category.image_id, id),
    scope: handbook,
  },
  brand: {
    view: operationPermissions['brands.view'],
    table: brand,
    holds: ({ id }) => eq(brand.logo_id, id),
    scope: handbook,
  },
  'car-brand': {
    view: operationPermissions['carBrands.view'],
    table: carBrand,
    holds: ({ id }) => eq(carBrand.logo_id, id),
    scope: handbook,
  },
  company: {
    view: operationPermissions['companies.view'],
    table: company,
    holds: ({ id }) => eq(company.logo_id, id),
    scope: (actor) => withinCompanies(actor, company.id),
  },
  contract: {
    view: operationPermissions['contracts.view'],
    table: contract,
    holds: ({ id }) => sql`${contract.file_ids} @> array[${id}::int8]`,
    scope: (actor) => withinCompanies(actor, contract.company_id),
  },
  'store-point': {
    view: operationPermissions['storePoints.view'],
    table: storePoint,
    holds: ({ id }) => sql`${storePoint.photo_ids} @> array[${id}::int8]`,
    scope: (actor) => withinCompanies(actor, storePoint.company_id),
  },
  'brand-moderation': {
    view: operationPermissions['brandModeration.view'],
    table: brandModeration,
    holds: ({ id }) => sql`${brandModeration.document_ids} @> array[${id}::int8]`,
    scope: (actor) => withinCompanies(actor, brandModeration.company_id),
  },
  review: {
    view: operationPermissions['reviews.view'],
    table: review,
    holds: ({ id }) => sql`${review.photo_ids} @> array[${id}::int8]`,
    scope: (actor) => withinCompanies(actor, review.company_id),
  },
  moderation: {
    view: operationPermissions['moderation.view'],
    table: moderation,
    // A proposal may reference any file id, but grants access only to files of its author or company.
    holds: ({ id, company_id, created_by }) =>
      sql`((${moderation.after} -> 'photo_ids') @> to_jsonb(array[${id}::int8])
        or (${moderation.after} -> 'image_ids') @> to_jsonb(array[${id}::int8])
        or (${moderation.before} -> 'photo_ids') @> to_jsonb(array[${id}::int8]))
        and (${moderation.company_id} = ${company_id} or ${moderation.author_id} = ${created_by})`,
    scope: (actor) => withinCompanies(actor, moderation.company_id),
  },
}

/** A file may have several holders, for example a product, a category and a review, so all are checked. */
const holders = Object.values(HOLDERS)

/**
 * A seller with one company uploads for it; otherwise the company follows from the record that the file is attached to.
 */
export async function requireUpload(db: Database, actor: Actor, entity: FileEntity): Promise<number | null> {
  const reach = await reachOf(db, actor, WRITE[entity])
  if (reach === 'none') throw forbidden()
  const [companyId = null, ...others] = actor.companyIds
  return reach === 'own' && others.length === 0 ? companyId : null
}

export function isHeld(file: StoredFile): SQL {
  return anyOf(holders.map(({ table, holds }) => exists(table, holds(file))))
}

/** Reading a file requires the right to a record that holds it; an unattached file is readable by its uploader. */
export async function requireRead(db: Database, actor: Actor, file: StoredFile): Promise<void> {
  const reach = await reaches(
    db,
    actor,
    holders.flatMap(({ view }) => view),
  )
  const readable = holders.map(({ view, table, holds, scope }) => {
    const far = reach(view)
    return far === 'none' ? sql`false` : exists(table, and(holds(file), scope({ ...actor, scope: far })))
  })
  const { rows } = await db.execute<{ held: boolean; readable: boolean }>(
    sql`select ${isHeld(file)} as held, ${anyOf(readable)} as readable`,
  )
  const [found] = rows
  if (!(found?.held ? found.readable : file.created_by === actor.userId)) throw notFound()
}

function exists(table: PgTable, where: SQL | undefined): SQL {
  return sql`exists (select from ${table} where ${where})`
}

function anyOf(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` or `)})`
}
