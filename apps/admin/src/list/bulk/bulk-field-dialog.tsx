import type { Rules } from '@admin-panel/sdk/validation'
import { check } from '@admin-panel/sdk/validation'
import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { whyUnreadWithin } from '@admin-panel/ui/read-number'
import { Fragment, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { EditContext } from '#form/edit-context.ts'
import { asDefaults, pathOf } from '#form/trusted.ts'
import type { Chosen } from '#list/selection.ts'
import { labelOf } from '#text/label-of.ts'
import { currentLanguage } from '#text/language.ts'
import { keysOf } from '#text/trusted.ts'
import type { BulkCall, BulkRow } from './bulk-call.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface BulkFieldDialogProps<Values extends FieldValues> {
  chosen: Chosen<BulkRow>
  rules: Rules
  /** What the fields hold at first. */
  initial: Values
  /** The form's own control of each field. */
  fields: Readonly<Record<keyof Values & string, ReactNode>>
  /** Fields that may be emptied. */
  emptiable?: readonly (keyof Values & string)[]
  call: `${string}.update` & BulkCall['call']
  onClose: (isDone: boolean) => void
}

/** Gives one field of many records the same value. */
export function BulkFieldDialog<Values extends FieldValues>({
  chosen,
  rules,
  initial,
  fields,
  emptiable = [],
  call,
  onClose,
}: BulkFieldDialogProps<Values>) {
  const names = keysOf(fields)
  const [name, setName] = useState(names[0])
  const form = useForm<Values>({ defaultValues: asDefaults(initial) })
  function prepare() {
    if (name === undefined) return null
    const typed: unknown = form.getValues()[name]
    const value = typed === '' ? null : typed
    const rule = { ...rules[name], required: !emptiable.includes(name) }
    const [mistake] = check({ [name]: rule }, { [name]: value }, currentLanguage().validation)[name] ?? []
    const message = whyUnreadWithin(value) ?? mistake
    if (message === undefined) return { call, input: { [name]: value } }
    form.setError(pathOf(initial, name), { message }, { shouldFocus: true })
    return null
  }
  return (
    <BulkDialog
      chosen={chosen}
      heading={(count) => m.bulk_field_heading({ count })}
      prepare={prepare}
      asksReason
      onClose={onClose}
    >
      <Field label={m.bulk_field()}>
        <NativeSelect
          value={name}
          onChange={({ target }) => setName(names.find((offered) => offered === target.value))}
          className="w-full"
        >
          {names.map((offered) => (
            <option key={offered} value={offered}>
              {labelOf(rules, offered)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <FormProvider {...form}>
        <EditContext value={{ rules, isReadOnly: false, idPrefix: 'bulk-' }}>
          {name !== undefined && <Fragment key={name}>{fields[name]}</Fragment>}
        </EditContext>
      </FormProvider>
    </BulkDialog>
  )
}
