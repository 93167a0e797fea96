import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

// A dialog or popover that is closed by mistake keeps what was typed: its fields are those of a form (`useEditForm`), or their
// values are states of `useTyped` and `useKeptChanges`, which outlive it.
const panel = join(root, 'apps/admin/src')
const TYPED =
  /<(?:Textarea|Input|PasswordInput|NumericInput|MaskedInput|FormattedInput|HundredthsInput|DateInput|EditableGrid)\b/
const KEPT =
  /\b(?:useTyped|typedOr|useKeptChanges|useEditForm|useUpdateForm|useRecordForm|usePlainForm|useField|useGridEdit)\b/

/** Inputs here need no draft. */
const EXEMPT: Readonly<Record<string, string>> = {
  'list/bulk/bulk-dialog.tsx': 'the reason of one change is not offered for the next one',
  'list/filters/day-filter.tsx': 'a filter is kept in the address',
  'page/access/ask-for-access.tsx': 'it keeps its sentence itself, since it stands below the forms',
  'sections/audit-log/moments-form.tsx': 'the moments are kept in the address',
  'sections/audit-log/window-dialog.tsx': 'the reason of one return is not offered for the next one',
  'sections/auth/map-test.tsx': 'it shows a map and sends nothing',
  'sections/attributes/column-tester.tsx': 'it tries a pattern and sends nothing',
  'sections/product-offers/prices-dialog.tsx': 'a formula of another day would be overlooked',
  'sections/products/record/fields/applicability-field.tsx': 'its state only narrows the choice of models',
  'sections/test-page/masks.tsx': 'it shows the masks and sends nothing',
}

const files = globSync('**/*.tsx', { cwd: panel }).filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))

test('typed input is kept when its dialog closes, or is exempt for a reason', () => {
  const bypassing = files.filter((file) => {
    const text = readFileSync(join(panel, file), 'utf8')
    return TYPED.test(text) && /\buseState\b/.test(text) && !KEPT.test(text)
  })

  expect(bypassing.toSorted()).toEqual(Object.keys(EXEMPT).toSorted())
})
