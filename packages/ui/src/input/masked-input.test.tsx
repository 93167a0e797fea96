import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { MaskedInput } from './masked-input.tsx'

const paste = (element: Element, text: string) => {
  if (element instanceof HTMLInputElement) element.focus()
  document.execCommand('insertText', false, text)
}

test('V3: # takes a digit, @ a letter and * either; anything else is left out', async () => {
  const screen = await render(<MaskedInput aria-label="Код" mask="##-@@-**" />)
  const input = screen.getByLabelText('Код')
  await userEvent.type(input, 'a1 2q9wZ!7')
  await expect.element(input).toHaveValue('12-qw-Z7')
})

test('V3: a letter is one of any alphabet, typed or pasted', async () => {
  const screen = await render(<MaskedInput aria-label="Номер" mask="@ ### @@ **" />)
  const input = screen.getByLabelText('Номер')
  await userEvent.type(input, 'ё123аУ7я')
  await expect.element(input).toHaveValue('ё 123 аУ 7я')
  await userEvent.clear(input)
  paste(input.element(), 'А123ВС, 7x')
  await expect.element(input).toHaveValue('А 123 ВС 7x')
})

test('V3: a mask may bring tokens of its own', async () => {
  const latin = { '@': { pattern: /[a-z]/i } }
  const screen = await render(<MaskedInput aria-label="Код" mask="@@-*" tokens={latin} />)
  const input = screen.getByLabelText('Код')
  await userEvent.type(input, 'яaбbж')
  await expect.element(input).toHaveValue('ab-ж')
})

test('V3: a pasted number is masked, however it was written', async () => {
  const screen = await render(<MaskedInput aria-label="Телефон" mask="+7 ### ###-##-##" />)
  const input = screen.getByLabelText('Телефон')
  paste(input.element(), '+79991234567')
  await expect.element(input).toHaveValue('+7 999 123-45-67')
  await userEvent.clear(input)
  paste(input.element(), '999 123 45 67')
  await expect.element(input).toHaveValue('+7 999 123-45-67')
})

test('V3: of several masks the one that fits is used', async () => {
  const screen = await render(<MaskedInput aria-label="ИНН" mask={['####', '##-##-##']} />)
  const input = screen.getByLabelText('ИНН')
  await userEvent.type(input, '1234')
  await expect.element(input).toHaveValue('1234')
  await userEvent.type(input, '56')
  await expect.element(input).toHaveValue('12-34-56')
})

test('V3: correcting a digit in the middle keeps the caret there', async () => {
  const changed = vi.fn<(text: string) => void>()
  const screen = await render(
    <MaskedInput
      aria-label="Код"
      mask="##-##-##"
      defaultValue="124456"
      onChange={(event) => changed(event.currentTarget.value)}
    />,
  )
  const input = screen.getByLabelText('Код').element()
  if (!(input instanceof HTMLInputElement)) throw new TypeError('Expected an input')
  input.focus()
  input.setSelectionRange(4, 4)
  await userEvent.keyboard('{Backspace}3')
  expect(input.value).toBe('12-34-56')
  expect(input.selectionStart).toBe(4)
  expect(changed).toHaveBeenLastCalledWith('12-34-56')
})

test('A text that is longer than its mask stays whole', async () => {
  const screen = await render(<MaskedInput aria-label="Время" mask="##:##" />)
  const input = screen.getByLabelText('Время')
  paste(input.element(), '12:30:45')
  await expect.element(input).toHaveValue('12:30:45')
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(input).toHaveValue('12:30')
})
