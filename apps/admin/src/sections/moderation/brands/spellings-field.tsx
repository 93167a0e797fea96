import { Textarea } from '@admin-panel/ui/textarea'
import { CustomField } from '#form/fields/fields.tsx'

/** Short texts, one a line; the form's value is the list of them. */
export function SpellingsField({ name, hint }: { name: string; hint: string }) {
  return (
    <CustomField
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
