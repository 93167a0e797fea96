import { eq } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { withSlug } from '#records/free-slug.ts'
import { recordsOf } from '#records/record.ts'
import { moveProducts } from './delete-node.ts'
import { carryAlong, levelsUnder, lockParent, type Place, refuseProducts, refuseTooDeep } from './place.ts'
import { saveTies } from '#sections/attributes/public.ts'
import { dropMetaData } from '#sections/meta-data/public.ts'
import * as queries from './queries.ts'
import { category } from './schema.ts'
import { lockTree, raiseTreeVersion } from './tree-version.ts'
import { say, validation } from '#text/language/say.ts'

export const categoryTree = {
  'categoryTree.nodes': ({ query, db }) => queries.findTree(db, query),
  'categoryTree.createNode': createNode,
  'categoryTree.moveNode': moveNode,
  'categoryTree.deleteNode': deleteNode,
  'categoryTree.sort': sortNodes,
} satisfies Section<'categoryTree'>

const nodes = recordsOf({
  entity: 'category',
  table: category,
  find: (db, _actor, id) => queries.findNode(db, id),
  label: ({ name }) => name,
  duplicates: { category_slug_key: { slug: ['Адрес в ссылке: такое значение уже есть'] } },
  keeps: queries.tiesOf,
})

async function createNode({ body, db, actor }: Call<'categoryTree.createNode'>) {
  const { parent_id = null, position } = body
  await lockTree(db)
  const parent = await lockParent(db, parent_id)
  refuseProducts(parent)
  refuseTooDeep(parent, 1)
  const name = requireName(body.name, 2)
  const siblings = await queries.childIds(db, parent_id)
  const id = await queries.nextId(db)
  const place = placeAmong(siblings, id, position)
  const depth = parent.depth + 1
  const fields = { parent_id, name, position: place.position }
  const extraColumns = { id, depth, path: `${parent.path}${id}.` }
  const node = await withSlug(db, category, { slug: body.slug, name }, (tx, slug) => {
    if (!slug) throw invalid({ slug: [validation().required('Адрес в ссылке')] })
    return nodes.create({ db: tx, actor }, { ...fields, slug }, { extraColumns })
  })
  await nodes.number({ db, actor }, place.ids)
  return { node, tree_version: await raiseTreeVersion(db) }
}

async function moveNode({ params, body, db, actor }: Call<'categoryTree.moveNode'>) {
  await lockTree(db, body.tree_version)
  const before = await nodes.lock({ db, actor }, params.id)
  const parent = await parentToBe(db, before, body.parent_id)
  const place = placeAmong(await queries.childIds(db, parent.id, before.id), before.id, body.position)
  const next = {
    parent_id: parent.id,
    position: place.position,
    path: `${parent.path}${before.id}.`,
    depth: parent.depth + 1,
  }
  const node = await nodes.update({ db, actor }, before, next, { event: 'moved' })
  if (node === before) return { node, tree_version: body.tree_version }

  if (next.path !== before.path) {
    await carryAlong(db, actor, before, next)
    await nodes.number({ db, actor }, await queries.childIds(db, before.parent_id))
  }
  await nodes.number({ db, actor }, place.ids)
  return { node: await queries.findNode(db, before.id), tree_version: await raiseTreeVersion(db) }
}

async function parentToBe(tx: Database, node: Place, id: number | null) {
  const parent = await lockParent(tx, id)
  if (parent.path.startsWith(node.path))
    throw conflict('Нельзя переместить категорию в саму себя или в её подкатегорию')
  refuseProducts(parent)
  refuseTooDeep(parent, await levelsUnder(tx, node))
  return parent
}

/** The position of a node among its siblings and their resulting order. */
function placeAmong(siblings: number[], id: number, position = siblings.length + 1) {
  const ids = siblings.toSpliced(position - 1, 0, id)
  return { ids, position: ids.indexOf(id) + 1 }
}

async function deleteNode(call: Call<'categoryTree.deleteNode'>) {
  const { params, query, version, db, actor } = call
  await lockTree(db)
  const { parent_id } = await nodes.lock(call, params.id, version)
  await nodes.remove(call, ['name', 'slug', 'parent_id', 'path'], async (node) => {
    if (node.children_count > 0)
      throw conflict(say`Сначала удалите или перенесите подкатегории (${node.children_count})`)
    await moveProducts(db, actor, node, query.move_products_to)
    await saveTies(db, actor, { entity: 'category', id: node.id }, [])
    await dropMetaData(db, actor, { entity: 'category', id: node.id, name: node.name })
  })
  await nodes.number({ db, actor }, await queries.childIds(db, parent_id))
  await raiseTreeVersion(db)
}

async function sortNodes({ body, db, actor }: Call<'categoryTree.sort'>) {
  await lockTree(db)
  const { parent_id = null, ids } = body
  const before = await queries.childIds(db, parent_id)
  await nodes.sort({ db, actor }, ids, queries.isChildOf(parent_id))
  if (String(before) !== String(ids)) await raiseTreeVersion(db)
}

/** A category that is there again takes its place among those that are there now. */
export async function placeReturned(tx: Database, actor: Actor, id: number): Promise<void> {
  await lockTree(tx)
  const { parent_id, position } = await queries.findNode(tx, id)
  const parent = await lockParent(tx, parent_id)
  refuseProducts(parent)
  refuseTooDeep(parent, 1)
  const [path, depth] = [`${parent.path}${id}.`, parent.depth + 1]
  await tx.update(category).set({ path, depth }).where(eq(category.id, id))
  await nodes.number({ db: tx, actor }, placeAmong(await queries.childIds(tx, parent_id, id), id, position).ids)
  await raiseTreeVersion(tx)
}
