import type { Schemas } from '@admin-panel/sdk'
import type { Rule } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { CheckboxField, CustomField, MoneyField, NumberField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { TimeZoneSelect } from '#form/pickers/time-zone-select.tsx'
import { invalidateResource } from '#data/cache.ts'
import { settingGroupWords } from '#contract/enums/setting-group.gen.ts'
import { settingsUpsertRules } from '#contract/rules/settings.gen.ts'
import { valueInWords } from './value-in-words.ts'

type Setting = Schemas['Setting']
type Values = Record<string, Setting['value'] | null>
// A setting's type determines the type of its value.
type Texts = Record<string, string>
type Numbers = Record<string, number>
type Flags = Record<string, boolean>
type SettingSet = Schemas['SettingSet']

// No setting's key starts with this prefix.
const COMMENT = '_comment'

// This setting is a text with a list of known values.
const ZONE = 'default_time_zone'

const ruleTypes = {
  int: 'integer',
  money: 'integer',
  bool: 'boolean',
  string: 'string',
  json: 'string',
  duration: 'string',
} as const satisfies Record<Setting['type'], Rule['type']>

/** Groups all settings; only the changed ones are sent. */
export function SettingsForm({ settings, onClose }: { settings: readonly Setting[]; onClose: () => void }) {
  const settingSet: SettingSet = { version: 1, items: [...settings] }
  const edit = useEditForm<Values, SettingSet>({
    name: ['settings', 1],
    rules: {
      ...Object.fromEntries(
        settings.map(({ key, label, type }) => [
          key,
          { label, type: ruleTypes[type], required: type !== 'string' || key === ZONE },
        ]),
      ),
      [COMMENT]: settingsUpsertRules.comment,
    },
    record: settingSet,
    toValues: (record) => ({
      ...Object.fromEntries((record?.items ?? []).map(({ key, value }) => [key, value])),
      [COMMENT]: '',
    }),
    fieldOfError: (path, changes) =>
      path === 'comment' ? COMMENT : (keysOf(changes)[Number(path.split('.')[1])] ?? path),
    // Each setting has its own version, so simultaneous changes of different settings do not conflict.
    save: async (changes, _version, _key, against) => {
      const versions = new Map(against?.items.map(({ key, version }) => [key, version]))
      const items = keysOf(changes).map((key) => ({ key, value: changes[key] ?? '', version: versions.get(key) ?? 1 }))
      if (items.length > 0) await client.api.settings.upsert({ items, comment: String(changes[COMMENT] ?? '') || null })
      await invalidateResource('settings')
      return settingSet
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      heading={m.entity_setting()}
      description={m.account_settings_lead()}
      edit={edit}
      show={(field, value) => valueInWords(field, value) ?? '—'}
      onClose={onClose}
    >
      {Object.entries(settingGroupWords).map(([group, word]) => {
        const groupSettings = settings.filter((setting) => setting.group === group)
        return (
          groupSettings.length > 0 && (
            <fieldset key={group} className="@min-[30rem]:col-span-2">
              <legend className="mb-2 text-lead font-title">{word()}</legend>
              <div className="grid items-end gap-x-6 gap-y-4 @min-[30rem]:grid-cols-2">
                {groupSettings.map((setting) => (
                  <SettingField key={setting.key} setting={setting} />
                ))}
              </div>
            </fieldset>
          )
        )
      })}
      <TextareaField<Texts> name={COMMENT} hint={m.account_settings_comment()} className="@min-[30rem]:col-span-2" />
    </FormDialog>
  )
}

const keysOf = (changes: object) => Object.keys(changes).filter((name) => name !== COMMENT)

function SettingField({ setting: { key, type } }: { setting: Setting }) {
  if (key === ZONE)
    return (
      <CustomField<Values>
        name={key}
        render={({ value, onChange }) => <TimeZoneSelect value={String(value)} onChange={onChange} />}
      />
    )
  switch (type) {
    case 'int':
      return <NumberField<Numbers> name={key} />
    case 'money':
      return <MoneyField<Numbers> name={key} />
    case 'bool':
      return <CheckboxField<Flags> name={key} />
    case 'json':
      return <TextareaField<Texts> name={key} />
    default:
      return (
        <TextField<Texts>
          name={key}
          autoComplete="off"
          hint={type === 'duration' ? m.account_duration_hint() : undefined}
        />
      )
  }
}
