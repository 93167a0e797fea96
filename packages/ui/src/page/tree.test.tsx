import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Tree, type TreeNode } from './tree.tsx'

const nodes: readonly TreeNode[] = [
  {
    id: 'brakes',
    name: 'Тормоза',
    children: [
      { id: 'pads', name: 'Колодки' },
      { id: 'discs', name: 'Диски', children: [{ id: 'vented', name: 'Вентилируемые' }] },
    ],
  },
  { id: 'oil', name: 'Масла', children: [{ id: 'motor', name: 'Моторное' }] },
  { id: 'tools', name: 'Инструмент' },
]
const item = (name: string) => page.getByRole('treeitem', { name })
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map(({ textContent }) => textContent)

async function open() {
  const onSelect = vi.fn<(id: string) => void>()
  function Categories() {
    const [branches, setBranches] = useState<ReadonlySet<string>>(new Set())
    const [category, setCategory] = useState<string | null>(null)
    return (
      <Tree
        label="Категории"
        nodes={nodes}
        open={branches}
        onOpenChange={setBranches}
        selected={category}
        onSelect={(id) => {
          setCategory(id)
          onSelect(id)
        }}
      />
    )
  }
  await render(<Categories />)
  return { onSelect }
}

test('the tree is one stop of Tab; arrows open, lead inside and outside, and close', async () => {
  const { onSelect } = await open()
  await userEvent.tab()
  await expect.element(item('Тормоза')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Тормоза')).toHaveAttribute('aria-expanded', 'true')
  expect(names()).toEqual(['Тормоза', 'Колодки', 'Диски', 'Масла', 'Инструмент'])
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(item('Диски')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledWith('discs')
  await expect.element(item('Диски')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item('Тормоза')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(names()).toEqual(['Тормоза', 'Масла', 'Инструмент'])
  expect(document.querySelectorAll('[role=tree] [tabindex="0"]')).toHaveLength(1)
})

test('a row says its level and its place among its siblings', async () => {
  await open()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Диски')).toHaveAttribute('aria-level', '2')
  await expect.element(item('Диски')).toHaveAttribute('aria-posinset', '2')
  await expect.element(item('Диски')).toHaveAttribute('aria-setsize', '2')
})

test('letters lead to the next name that begins with them, a star opens the branches beside', async () => {
  await open()
  await userEvent.tab()
  // The driver sends letters beyond ASCII as text, without a key.
  for (const key of 'ин')
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await expect.element(item('Инструмент')).toHaveFocus()
  await userEvent.keyboard('{Home}*')
  expect(names()).toEqual(['Тормоза', 'Колодки', 'Диски', 'Масла', 'Моторное', 'Инструмент'])
})

test('a click on the arrow opens and chooses nothing; a click on the name chooses', async () => {
  const { onSelect } = await open()
  const arrow = item('Масла').element().firstElementChild
  if (arrow) await userEvent.click(arrow)
  await expect.element(item('Моторное')).toBeInTheDocument()
  expect(onSelect).not.toHaveBeenCalled()
  await item('Моторное').click()
  expect(onSelect).toHaveBeenCalledWith('motor')
})
