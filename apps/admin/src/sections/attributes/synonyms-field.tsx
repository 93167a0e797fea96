import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import type { AttributeValues } from './values.ts'

const MAX = 100

/** A pasteable list: one import column name per line. */
export function SynonymsField() {
  const { field, fieldState, frame, isReadOnly } = useField<AttributeValues>('synonyms')
  const lines: readonly string[] = field.value
  const count = lines.filter((line) => line.trim() !== '').length
  return (
    <FormSection title={m.attributes_synonyms_title()}>
      <Field
        {...frame}
        error={fieldState.error && <span className="whitespace-pre-line">{asLines(frame.error)}</span>}
        hint={m.attributes_synonyms_hint({ count, max: MAX })}
        className="col-span-full"
      >
        <Textarea
          {...field}
          rows={12}
          spellCheck={false}
          readOnly={isReadOnly}
          value={lines.join('\n')}
          onChange={({ target: { value } }) => field.onChange(value === '' ? [] : value.split('\n'))}
          className="max-h-[60vh]"
        />
      </Field>
    </FormSection>
  )
}

/** The server names the owner of each synonym that is already taken. */
const asLines = (text = '') => text.replaceAll('». ', '»\n')
