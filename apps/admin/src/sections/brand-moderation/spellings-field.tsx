import { Textarea } from '@admin-panel/ui/textarea'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { CustomField } from '#form/fields/fields.tsx'

/** Short texts, one per line; the form's value is their list. */
export function SpellingsField<Values extends FieldValues>({
  name,
  hint,
}: {
  name: NameOf<Values, readonly string[]>
  hint: string
}) {
  return (
    <CustomField<Values>
      name={name}
      hint={hint}
      render={({ value, onChange, onBlur, isReadOnly }) => (
        <Textarea
          rows={3}
          spellCheck={false}
          readOnly={isReadOnly}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      )}
    />
  )
}
