import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { oneSpot } from '#text/one-spot.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import { entriesOf } from '#text/pick.ts'
import { validation } from '#text/language/say.ts'

type Changes = Call<'companyAddresses.update'>['body']

const NAMES = { street: 'Улица', house: 'Дом' } as const

/** Trims texts and turns blank ones into null; omitted fields stay omitted. */
export function normalize(body: Changes): Changes {
  const { street, house, building, office, fias_id, kladr_id } = body
  return {
    ...body,
    ...(street !== undefined && { street: oneLine(street) }),
    ...(house !== undefined && { house: oneLine(house) }),
    ...(building !== undefined && { building: oneLineOrNull(building) }),
    ...(office !== undefined && { office: oneLineOrNull(office) }),
    ...(fias_id !== undefined && { fias_id: fias_id?.toLowerCase() || null }),
    ...(kladr_id !== undefined && { kladr_id: kladr_id || null }),
    ...oneSpot(body),
  }
}

/** Checks the rules that the contract cannot express; `region_id` and `city_id` are those after the change. */
export async function assertValid(
  tx: Database,
  input: Changes,
  { region_id, city_id }: { region_id: number; city_id?: number | null },
): Promise<void> {
  const details: Details = {}
  for (const [field, label] of entriesOf(NAMES))
    if (input[field] === '') details[field] = [validation().required(label)]
  const { rows } = await tx.execute<{ region: boolean; city: boolean }>(sql`
    select exists (select from region where id = ${region_id}) as region,
      exists (select from city where id = ${city_id ?? null} and region_id = ${region_id}) as city`)
  if (!rows[0]?.region) details['region_id'] = [validation().enum('Регион')]
  else if (city_id && !rows[0].city) details['city_id'] = ['Город: выберите город этого региона']
  if (Object.keys(details).length > 0) throw invalid(details)
}
