import { Checkbox } from '@admin-panel/ui/checkbox'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'
import { activeWord } from '#text/active-words.ts'
import { LinesField } from '#form/fields/lines-field.tsx'
import type { ValueLine, AttributeValues } from './values.ts'

// Commas occur inside names: «Диаметр, мм».
const SEPARATOR = ';'

/** The selectable values in their displayed order. */
export function ValueLines() {
  return (
    <LinesField<AttributeValues, ValueLine>
      name="values"
      blank={{ id: null, value: '', synonyms: [], is_active: true }}
      max={500}
      add={m.attributes_value_add()}
      lineName={({ value }, index) => value || String(index + 1)}
      hint={m.attributes_values_hint()}
      isOrdered
    >
      {(line, change, { isReadOnly, error }) => (
        <div className="grid items-center gap-2 @min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
          <Input
            aria-label={m.field_value()}
            placeholder={m.field_value()}
            value={line.value}
            readOnly={isReadOnly}
            onChange={(event) => change({ value: event.target.value })}
          />
          <Input
            aria-label={m.field_synonyms()}
            placeholder={m.attributes_value_synonyms()}
            value={line.synonyms.join(SEPARATOR)}
            readOnly={isReadOnly}
            onChange={({ target: { value } }) => change({ synonyms: value === '' ? [] : value.split(SEPARATOR) })}
          />
          <Checkbox
            label={activeWord('attribute-value')}
            checked={line.is_active}
            disabled={isReadOnly}
            onChange={(event) => change({ is_active: event.target.checked })}
          />
          {error('value') && <p className="col-span-full text-xs text-danger">{error('value')}</p>}
        </div>
      )}
    </LinesField>
  )
}
