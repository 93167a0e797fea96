import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { recordsOf } from '#records/record.ts'
import { pageOf } from '#sections/system/public.ts'
import { routeRule } from '#sections/system/schema.ts'
import * as queries from './queries.ts'
import { say } from '#text/language/say.ts'

export const routeRules = {
  'routeRules.list': ({ query, db }) => queries.listRules(db, query),
  'routeRules.paths': async ({ db }) => ({ paths: await queries.findPaths(db) }),
  'routeRules.view': ({ params, db }) => queries.findRule(db, params.id),
  'routeRules.create': create,
  'routeRules.update': update,
  'routeRules.delete': remove,
} satisfies Section<'routeRules'>

const records = recordsOf({
  entity: 'route-rule',
  table: routeRule,
  find: (db, _actor, id) => queries.findRule(db, id),
  label: ({ path }) => path,
  duplicates: { route_rule_path_key: { path: ['Старый адрес: такое значение уже есть'] } },
})

async function create({ body, db, actor }: Call<'routeRules.create'>) {
  const input = { ...body, path: pageOf(body.path) }
  await assertValid(db, input)
  return records.create({ db, actor }, input)
}

async function update({ params, body, version, db, actor }: Call<'routeRules.update'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  const input = { ...body, ...(body.path !== undefined && { path: pageOf(body.path) }) }
  await assertValid(db, { ...before, ...input }, before.id)
  return records.update({ db, actor }, before, input)
}

function remove(call: Call<'routeRules.delete'>) {
  return records.remove(call, ['path', 'redirect'])
}

async function assertValid(tx: Database, { path, redirect }: { path: string; redirect: string }, exceptId?: number) {
  if (/^\/(auth|api)(\/|$)/.test(path))
    throw invalid({ path: ['Старый адрес: страницы входа и адреса данных не перенаправляются'] })
  await queries.lockRules(tx)
  const chain = await queries.chainFrom(tx, pageOf(redirect), exceptId)
  if (chain.includes(path))
    throw invalid({
      redirect: [say`Новый адрес: получается круг ${[path, ...chain.slice(0, chain.indexOf(path) + 1)].join(' → ')}`],
    })
}
