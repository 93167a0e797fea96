import type { PermissionName } from '@admin-panel/permissions'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden, notFound } from '#http/errors.ts'
import { reachOf } from '#records/reach.ts'
import type { FileEntity } from './schema.ts'

/** Whoever may write a record may add its files; whoever may see it, its documents. */
const WRITE: Record<FileEntity, PermissionName[]> = {
  product: ['product.create', 'product.update'],
  category: ['category.update'],
  brand: ['brand.create', 'brand.update'],
  'car-brand': ['car-brand.create', 'car-brand.update'],
  company: ['company.create', 'company.update'],
  contract: ['contract.create', 'contract.update'],
  'store-point': ['store-point.create', 'store-point.update'],
  'brand-moderation': ['brand-moderation.create', 'brand-moderation.update'],
}
const READ: Record<FileEntity, PermissionName[]> = {
  product: ['product.view'],
  category: ['category.view', 'category.index'],
  brand: ['brand.view', 'brand.index'],
  'car-brand': ['car-brand.view', 'car-brand.index'],
  company: ['company.view'],
  contract: ['contract.view'],
  'store-point': ['store-point.view', 'storage.view', 'storage.index'],
  'brand-moderation': ['brand-moderation.view'],
}

export async function requireUpload(db: Database, actor: Actor, entity: FileEntity): Promise<void> {
  if ((await reachOf(db, actor, WRITE[entity])) === 'none') throw forbidden()
}

/** A document is its author's, its company's, and the staff's who may see such records; a picture is anybody's. */
export async function requireRead(
  db: Database,
  actor: Actor,
  file: { kind: string; entity: FileEntity; company_id: number | null; created_by: number | null },
): Promise<void> {
  if (file.kind === 'image' || file.created_by === actor.userId) return
  const reach = await reachOf(db, actor, READ[file.entity])
  const isOwn = file.company_id !== null && actor.companyIds.includes(file.company_id)
  if (reach === 'none' || (reach === 'own' && !isOwn)) throw notFound()
}
