import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { MaskedInput } from './masked-input.tsx'
import { NumericInput } from './numeric-input.tsx'

const paste = (element: Element, text: string) => {
  if (element instanceof HTMLInputElement) element.focus()
  document.execCommand('insertText', false, text)
}

test('V3: # takes a digit, @ a letter and * either; anything else is left out', async () => {
  const screen = await render(<MaskedInput aria-label="Код" mask="##-@@-**" />)
  const input = screen.getByLabelText('Код')
  await userEvent.type(input, 'a1 2q9wZ!7x5')
  await expect.element(input).toHaveValue('12-qw-Z7')
})

test('V3: a pasted number is masked, however it was written', async () => {
  const screen = await render(<MaskedInput aria-label="Телефон" mask="+7 (###) ###-##-##" />)
  const input = screen.getByLabelText('Телефон')
  paste(input.element(), '+79991234567')
  await expect.element(input).toHaveValue('+7 (999) 123-45-67')
  await userEvent.clear(input)
  paste(input.element(), '999 123 45 67')
  await expect.element(input).toHaveValue('+7 (999) 123-45-67')
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

function Amount({
  fraction,
  signed = false,
  onValue,
}: {
  fraction: number
  signed?: boolean
  onValue: (value: number | null) => void
}) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <NumericInput
      aria-label="Сумма"
      fraction={fraction}
      signed={signed}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValue(next)
      }}
    />
  )
}

test('V3: the numeric mask groups digits and keeps as many after the mark as it is told', async () => {
  const onValue = vi.fn<(value: number | null) => void>()
  const screen = await render(<Amount fraction={2} onValue={onValue} />)
  await userEvent.type(screen.getByLabelText('Сумма'), '1234567,899')
  await expect.element(screen.getByLabelText('Сумма')).toHaveValue('1\u00a0234\u00a0567,89')
  expect(onValue).toHaveBeenLastCalledWith(1_234_567.89)
})

test.each([
  ['12.5', '12,5', 12.5],
  ['12,5', '12,5', 12.5],
  ['1 234,56 ₽', '1\u00a0234,56', 1234.56],
  ['1.234,56', '1\u00a0234,56', 1234.56],
  ['1,234.56', '1\u00a0234,56', 1234.56],
  ['-5', '5', 5],
  ['цена', '', null],
])('V3: the numeric mask understands «%s»', async (pasted, text, value) => {
  const onValue = vi.fn<(value: number | null) => void>()
  const screen = await render(<Amount fraction={2} onValue={onValue} />)
  paste(screen.getByLabelText('Сумма').element(), pasted)
  await expect.element(screen.getByLabelText('Сумма')).toHaveValue(text)
  expect(onValue).toHaveBeenLastCalledWith(value)
})

test('V3: a whole number takes no mark, and a signed one takes a minus', async () => {
  const onValue = vi.fn<(value: number | null) => void>()
  const screen = await render(<Amount fraction={0} signed onValue={onValue} />)
  await userEvent.type(screen.getByLabelText('Сумма'), '-12.5')
  await expect.element(screen.getByLabelText('Сумма')).toHaveValue('-125')
  expect(onValue).toHaveBeenLastCalledWith(-125)
})
