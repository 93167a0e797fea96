import type { Resource } from '@admin-panel/sdk'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useEditForm, type EditOptions } from '#form/edit-form.ts'
import { cacheRecord } from '#data/cache.ts'
import { pathTo, type RecordName } from '#data/paths.ts'

interface Versioned {
  id: number
  version: number
}

interface RecordFormOptions<Values extends FieldValues, Item extends Versioned> extends Pick<
  EditOptions<Values, Item>,
  'record' | 'rules' | 'toValues' | 'toPayload' | 'refine' | 'confirm'
> {
  of: Resource & RecordName
  /** The screen of the form; by default the record's own. */
  opens?: RecordName
  /** The screen that follows the creation, if it is not that of the form. */
  continues?: RecordName
  create: (values: Values, options: { idempotencyKey: string }) => Promise<Item>
  update: (changes: Partial<Values> & Versioned) => Promise<Item>
  onSaved?: (item: Item) => void
}

/** A form over an existing or a new record of the API. */
export function useRecordForm<Values extends FieldValues, Item extends Versioned>({
  of,
  opens = of,
  continues = opens,
  create,
  update,
  onSaved,
  ...options
}: RecordFormOptions<Values, Item>) {
  const { record, toValues } = options
  const navigate = useNavigate()
  return useEditForm<Values, Item>({
    ...options,
    name: [opens, record?.id ?? 'new'],
    recordName: ({ id }) => [opens, id],
    save: (changes, version, idempotencyKey) =>
      record
        ? update({ ...changes, id: record.id, version: version ?? record.version })
        : create({ ...toValues(null), ...changes }, { idempotencyKey }),
    onSaved: (item) => {
      cacheRecord(of, item)
      onSaved?.(item)
      if (!record) void navigate(pathTo(continues, item.id), { replace: true })
    },
  })
}

interface UpdateFormOptions<Values extends FieldValues, Item extends Versioned> extends Pick<
  EditOptions<Values, Item>,
  'rules' | 'toPayload' | 'confirm' | 'savedText'
> {
  of: Resource
  /** What the draft is of, `orders/note`. */
  name: string
  record: Item
  toValues: (record: Item) => Values
  update: (changes: Partial<Values> & Versioned) => Promise<Item>
  onSaved?: (item: Item) => void
}

/** A form over a record of the API that is created elsewhere. */
export function useUpdateForm<Values extends FieldValues, Item extends Versioned>({
  of,
  name,
  record,
  toValues,
  update,
  onSaved,
  ...options
}: UpdateFormOptions<Values, Item>) {
  return useEditForm<Values, Item>({
    ...options,
    record,
    name: [name, record.id],
    toValues: (item) => toValues(item ?? record),
    save: (changes, version) => update({ ...changes, id: record.id, version: version ?? record.version }),
    onSaved: (item) => {
      cacheRecord(of, item)
      onSaved?.(item)
    },
  })
}
