import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#theme/preview.css'
import type { SortableList } from './sortable-list.tsx'
import { subjects } from './test-subjects.tsx'

const order = () =>
  page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent?.slice(-1))
    .join('')
const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })

function Letters({ List, name = 'Буквы' }: { List: typeof SortableList; name?: string }) {
  const [items, setItems] = useState<readonly string[]>(['А', 'Б', 'В', 'Г'])
  return <List label={name} items={items} itemId={(item) => item} itemName={(item) => item} onReorder={setItems} />
}

describe.each(subjects)('%s', (_, List) => {
  test('arrows choose a line, Alt with arrows, Home and End moves it and says its place', async () => {
    await render(<Letters List={List} />)
    await line('А').click()
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    expect(order()).toBe('АВБГ')
    await expect.element(page.getByRole('radio', { name: 'Б' })).toHaveFocus()
    await expect.element(page.getByRole('status')).toMatchTextContent(/Б: место 3 из 4/)
    await userEvent.keyboard('{Alt>}{Home}{/Alt}')
    expect(order()).toBe('БАВГ')
    await userEvent.keyboard('{Alt>}{End}{/Alt}')
    expect(order()).toBe('АВГБ')
  })

  test('the buttons move the chosen line, and say where it cannot go', async () => {
    await render(<Letters List={List} />)
    await line('В').click()
    await page.getByRole('button', { name: 'В начало' }).click()
    expect(order()).toBe('ВАБГ')
    await expect.element(page.getByRole('button', { name: 'Выше' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Ниже' }).click()
    expect(order()).toBe('АВБГ')
  })

  test('a line is dragged to its place', async () => {
    await render(<Letters List={List} />)
    await userEvent.dragAndDrop(line('А'), line('В'), { targetPosition: { x: 20, y: 28 } })
    await expect.poll(order).toBe('БВАГ')
    await userEvent.dragAndDrop(line('Г'), line('Б'), { targetPosition: { x: 20, y: 4 } })
    await expect.poll(order).toBe('ГБВА')
    await expect.element(page.getByRole('status')).toMatchTextContent(/Г: место 1 из 4/)
    await expect.element(page.getByRole('radio', { name: 'Г' })).toBeChecked()
  })

  test('a line of another list is not taken', async () => {
    await render(
      <>
        <Letters List={List} name="Первый" />
        <Letters List={List} name="Второй" />
      </>,
    )
    await userEvent.dragAndDrop(line('А').first(), line('Г').last())
    expect(order()).toBe('АБВГАБВГ')
  })
})
