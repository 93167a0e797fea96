import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { validation } from '#text/language/say.ts'

type Tie = Schemas['CategoryAttribute']

/** The own ties to store, with attribute names: an omitted field of a known tie keeps its own or inherited value. */
export async function completeTies(
  tx: Database,
  input: Schemas['CategoryAttributeInput'][],
  { attributes, inherited_attributes }: { attributes: Tie[]; inherited_attributes: Tie[] },
): Promise<Tie[]> {
  const inputById = new Map(input.map((tie) => [tie.attribute_id, tie]))
  const tiesById = new Map([...inherited_attributes, ...attributes].map((tie) => [tie.attribute_id, tie]))
  const { rows } = await tx.execute<{ id: number; name: string; is_required: boolean; position: number }>(sql`
    select id, name, is_required, position from attribute where id = any(${sql.param([...inputById.keys()])}::int8[]) order by id`)
  if (rows.length < inputById.size) throw invalid({ attributes: [validation().enum('Характеристики')] })
  return rows.map(({ id, name, is_required, position }) => ({
    attribute_id: id,
    attribute: { id, label: name },
    is_required: inputById.get(id)?.is_required ?? tiesById.get(id)?.is_required ?? is_required,
    position: inputById.get(id)?.position ?? tiesById.get(id)?.position ?? position,
  }))
}
