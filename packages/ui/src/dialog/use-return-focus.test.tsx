import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** A tree of one tab stop, the first of its rows; Delete asks about the row with the focus. */
function Tree() {
  const [rows, setRows] = useState(['Alpha', 'Beta'])
  const [toRemove, setToRemove] = useState<string | null>(null)
  return (
    <>
      <div role="tree" aria-label="Letters">
        {rows.map((row, index) => (
          <div
            key={row}
            role="treeitem"
            aria-selected={false}
            tabIndex={index === 0 ? 0 : -1}
            onKeyDown={({ key }) => key === 'Delete' && setToRemove(row)}
          >
            {row}
          </div>
        ))}
      </div>
      <ConfirmDialog
        open={toRemove !== null}
        onOpenChange={() => setToRemove(null)}
        heading="Delete?"
        description="For good"
        confirmText="Delete"
        onConfirm={() => setRows(rows.filter((row) => row !== toRemove))}
      />
    </>
  )
}

test('the focus goes back to the row that a dialog was opened at', async () => {
  const screen = await render(<Tree />)
  await userEvent.keyboard('{Tab}{Delete}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('treeitem', { name: 'Alpha' })).toHaveFocus()
})

test('where the row has gone meanwhile, the focus goes to the tab stop of its tree', async () => {
  const screen = await render(<Tree />)
  await userEvent.keyboard('{Tab}{Delete}')
  await screen.getByRole('button', { name: 'Delete' }).click()
  expect(document.querySelectorAll('[role=treeitem]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('treeitem', { name: 'Beta' })).toHaveFocus()
})
