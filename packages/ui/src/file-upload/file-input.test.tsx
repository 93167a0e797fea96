import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Field } from '#field/field.tsx'
import { FileInput } from './file-input.tsx'

const prices = (text = '1') => new File([text], 'prices.csv', { type: 'text/csv' })

async function openInput() {
  const files: File[] = []
  await render(
    <Field label="Файл" hint="CSV">
      <FileInput accept=".csv" onFile={(file) => files.push(file)} />
    </Field>,
  )
  return { files, input: page.getByLabelText('Файл') }
}

test('A file is chosen by a button in the language of the panel, which shows the name of the file', async () => {
  const { files, input } = await openInput()
  await expect.element(page.getByText('Выбрать файл')).toBeVisible()
  await input.upload(prices())
  await expect.element(page.getByText('prices.csv')).toBeVisible()
  expect(files.map(({ name }) => name)).toEqual(['prices.csv'])
})

test('A file that was corrected is taken again under the same name', async () => {
  const { files, input } = await openInput()
  await input.upload(prices('1'))
  await input.upload(prices('2'))
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['1', '2'])
})

test('The input is reached by the keyboard, and described by the hint of its field', async () => {
  const { input } = await openInput()
  await userEvent.tab()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription('CSV')
})
