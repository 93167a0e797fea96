import type { Call, Handlers } from '#contract/handlers.ts'
import { personalFields } from '#contract/personal.ts'
import { audit } from '#db/audit.ts'
import { forbidden, invalid, notFound } from '#errors.ts'
import { kindOfEntity, namesOf } from '#records/names-of.ts'
import { findRecord, viewerOfEntity } from '#records/restore/find-record.ts'
import { fieldNames } from '#text/field-names.gen.ts'
import { isMasked } from '#text/masked.ts'
import { oneLine } from '#text/one-line.ts'
import { ownValue } from '#text/own-value.ts'
import { say } from '#text/language/say.ts'

const NOT_FOR_YOU = 'Эти данные вам не показываются'

/** Shows personal fields in full to a viewer of the record, with a row of the log that says whose they are. */
export async function reveal(handlers: Handlers, call: Call<'auditLog.reveal'>) {
  const { entity, entity_id: id, fields } = call.body
  const reason = oneLine(call.body.reason)
  if (reason.length < 5) throw invalid({ reason: ['Основание: слишком короткое'] })
  const viewer = await viewerOfEntity(call, entity)
  const record = viewer && (await findRecord(handlers, call, viewer, { entity, id }))
  if (!record) throw notFound()
  const personal = personalFields(entity)
  const wrong = fields.find((field) => !(field in personal))
  if (wrong !== undefined) throw invalid({ fields: [say`Поля: «${ownValue(fieldNames, wrong) ?? wrong}» не скрыто`] })
  const values = Object.fromEntries(fields.map((field) => [field, textOf(record[field])]))
  // A seller sees the buyer's contacts only while their own courier delivers, whatever the reason.
  if (Object.values(values).some(isMasked)) throw forbidden(NOT_FOR_YOU)
  const label = await labelOf(call, entity, id)
  await audit(call.db, call.actor, {
    event: 'revealed',
    entity,
    entity_id: id,
    entity_label: label,
    company_id: typeof record['company_id'] === 'number' ? record['company_id'] : null,
    changes: {
      whose: [null, textOf(record['buyer_name']) ?? label],
      shown_fields: [null, fields],
      purpose: [null, reason],
    },
  })
  return { values }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

async function labelOf({ db }: Call<'auditLog.reveal'>, entity: string, id: number): Promise<string | null> {
  const kind = kindOfEntity(entity)
  const names = kind ? await namesOf(db, kind, [id]) : undefined
  return names?.get(id) ?? null
}
