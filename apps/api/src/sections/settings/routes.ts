import { invalid, Stale } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import type { Env } from '#env.ts'
import { importRows } from '#records/import-rows.ts'
import { recordsOf } from '#records/record.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { oneLine } from '#text/one-line.ts'
import { valueProblem } from './check-value.ts'
import * as queries from './queries.ts'
import { setting } from './schema.ts'
import { validation } from '#text/language/say.ts'

export const settings = {
  'settings.list': ({ query, db }) => queries.listSettings(db, query),
  'settings.view': ({ params, db }) => queries.findSetting(db, params.id),
  'settings.update': update,
  'settings.upsert': upsert,
} satisfies Section<'settings'>

const records = recordsOf({
  entity: 'setting',
  table: setting,
  find: (db, _actor, id) => queries.findSetting(db, id),
  label: ({ label }) => label,
})

async function update({ params, body, version, db, actor, env }: Call<'settings.update'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  const { comment, ...changes } = body
  const problem = changes.value === undefined ? undefined : problemOf(before, changes.value, env)
  if (problem) throw invalid({ value: [problem] })
  return records.update({ db, actor }, before, normalize(changes), { event: 'updated', ...commentDetails(comment) })
}

function upsert(call: Call<'settings.upsert'>) {
  const details = commentDetails(call.body.comment)
  return importRows(call, ownChanges, async (tx, rows, refuse, actor) => {
    const counts = { created: 0, updated: 0 }
    const unchanged_rows: number[] = []
    const present = await queries.lockSettings(
      tx,
      rows.map(({ value }) => value.key),
    )
    if (rows.some(({ value: { key, version } }) => version !== undefined && version !== present.get(key)?.version))
      throw new Stale(await queries.allSettings(tx))
    for (const { row, value: input } of rows) {
      const before = present.get(input.key)
      const { key, value, type = before?.type, group = before?.group, label = before?.label } = input
      if (type === undefined) refuse(row, 'type', validation().required('Тип'))
      if (group === undefined) refuse(row, 'group', validation().required('Группа'))
      if (label === undefined) refuse(row, 'label', validation().required('Название'))
      if (type === undefined || group === undefined || label === undefined) continue
      if (before && before.type !== type) {
        refuse(row, 'type', 'Тип: у настройки его нельзя изменить')
        continue
      }
      const problem = problemOf({ key, type }, value, call.env)
      if (problem) {
        refuse(row, 'value', problem)
        continue
      }
      const fields = normalize({ value, group, label })
      const after = before
        ? await records.update({ db: tx, actor }, before, fields, { event: 'updated', ...details })
        : await records.create({ db: tx, actor }, { key, type, ...fields }, details)
      if (after === before) unchanged_rows.push(row)
      else counts[before ? 'updated' : 'created']++
      present.set(key, after)
    }
    return { ...counts, unchanged_rows }
  })
}

function problemOf(
  entry: Parameters<typeof valueProblem>[0],
  value: Parameters<typeof valueProblem>[1],
  { maps }: Env,
) {
  // The browser loads a script of the provider alone, whose address the page's policy has to name.
  if (entry.key === 'maps_key' && value !== '' && !maps.scriptUrl)
    return 'Значение: ключ не действует, пока на сервере не задан адрес скрипта карт (MAPS_SCRIPT_URL)'
  return valueProblem(entry, value)
}

const commentDetails = (comment: string | null | undefined) => ({ comment: comment?.trim() || null })

function normalize({ label, ...rest }: Omit<Call<'settings.update'>['body'], 'comment'>) {
  return { ...rest, ...(label !== undefined && { label: oneLine(label) }) }
}
