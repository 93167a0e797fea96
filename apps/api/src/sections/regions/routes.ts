import { invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { recordsOf } from '#records/record.ts'
import { isTimeZone } from '#text/time-zone.ts'
import * as queries from './queries.ts'
import { region } from './schema.ts'
import { validation } from '#text/language/say.ts'

export const regions = {
  'regions.list': ({ query, db }) => queries.listRegions(db, query),
  'regions.options': async ({ query, db }) => ({ items: await queries.regionOptions(db, query) }),
  'regions.view': ({ params, db }) => queries.findRegion(db, params.id),
  'regions.create': ({ body, db, actor }) => records.create({ db, actor }, { ...body, ...normalize(body) }),
  'regions.update': update,
  'regions.delete': (call) => records.remove(call, ['name', 'iso_code']),
  'regions.enable': (call) => records.setActive(call, true),
  'regions.disable': (call) => records.setActive(call, false),
} satisfies Section<'regions'>

const records = recordsOf({
  entity: 'region',
  table: region,
  find: (db, _actor, id) => queries.findRegion(db, id),
  label: ({ name }) => name,
  duplicates: {
    region_name_key: { name: ['Название: такое значение уже есть'] },
    region_iso_code_key: { iso_code: ['Код ISO: такое значение уже есть'] },
    region_kladr_id_key: { kladr_id: ['Код КЛАДР: такое значение уже есть'] },
    region_fias_id_key: { fias_id: ['Код ФИАС: такое значение уже есть'] },
  },
})

async function update(call: Call<'regions.update'>) {
  const { body } = call
  return records.change(call, { ...body, ...normalize(body) })
}

function normalize({ name, fias_id, time_zone }: Call<'regions.update'>['body']) {
  if (time_zone !== undefined && !isTimeZone(time_zone))
    throw invalid({ time_zone: [validation().enum('Часовой пояс')] })
  return {
    ...(name !== undefined && { name: requireName(name, 2) }),
    ...(fias_id !== undefined && { fias_id: fias_id?.toLowerCase() ?? null }),
  }
}
