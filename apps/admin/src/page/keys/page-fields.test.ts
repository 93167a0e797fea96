import { afterEach, expect, test } from 'vitest'
import { focusAwaited, pageFields } from './page-fields.ts'

afterEach(() => {
  document.body.replaceChildren()
})

test('R4: a field that is read with its unit gets the focus in the form, where the unit stands beside it', () => {
  document.body.innerHTML = `
    <section data-edit-card><h2>Упаковка</h2><button data-edit-button></button><dl><dt>Вес, г</dt></dl></section>
    <form data-edit>
      <label for="pack">Кратность</label><input id="pack">
      <label for="weight">Вес<span>, г</span></label><input id="weight">
      <label for="netto">Вес нетто, г</label><input id="netto">
    </form>`
  pageFields()
    .find((field) => field.label === 'Вес, г')
    ?.run()
  expect(focusAwaited(document.body)).toBe(true)
  expect(document.activeElement?.id).toBe('weight')
})
