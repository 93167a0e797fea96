import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#theme/preview.css'
import { SearchInput } from './search-input.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Unlike `userEvent.type`, it does not advance the fake clock until the browser reports back. */
async function type(text: string) {
  page.getByRole('searchbox').element().focus()
  await userEvent.keyboard(text)
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('the search is reported once, 300 ms after the last key', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  await render(<SearchInput value="" onValueChange={onValueChange} />)
  await type('свеча')
  await pass(299)
  expect(onValueChange).not.toHaveBeenCalled()
  await pass(1)
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('свеча')
})

test('Enter reports at once, Escape clears at once', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  const screen = await render(<SearchInput value="" onValueChange={onValueChange} />)
  await type('свеча{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('свеча')
  await userEvent.keyboard('{Escape}')
  expect(onValueChange).toHaveBeenLastCalledWith('')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

test('a search that waits is reported as the focus leaves, and not again later', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  await render(<SearchInput value="" onValueChange={onValueChange} />)
  await type('свеча')
  await userEvent.tab()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('свеча')
  await pass(1000)
  expect(onValueChange).toHaveBeenCalledTimes(1)
})

test('a window that is left reports nothing before its time', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  const screen = await render(<SearchInput value="" onValueChange={onValueChange} />)
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'свеча')
  // The window loses the focus, the field stays the document's active element.
  field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(onValueChange).not.toHaveBeenCalled()
})

test('the field follows the address when it changes elsewhere', async () => {
  const screen = await render(<SearchInput value="свеча" onValueChange={() => {}} />)
  await screen.rerender(<SearchInput value="ремень" onValueChange={() => {}} />)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('ремень')
})

test('keys that were pressed while the address was changing are kept', async () => {
  const screen = await render(<SearchInput value="" onValueChange={() => {}} />)
  await type('све{Enter}ча')
  await screen.rerender(<SearchInput value="све" onValueChange={() => {}} />)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('свеча')
})

test('a field that has gone reports nothing', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  const screen = await render(<SearchInput value="" onValueChange={onValueChange} />)
  await type('свеча')
  await screen.unmount()
  await pass(1000)
  expect(onValueChange).not.toHaveBeenCalled()
})

test('an empty field gives its words the room of the button that clears it', async () => {
  const screen = await render(<SearchInput value="" onValueChange={() => {}} placeholder="Название, артикул, EAN" />)
  const field = screen.getByRole('searchbox')
  const room = () => Number.parseFloat(getComputedStyle(field.element()).paddingInlineEnd)
  expect(room()).toBeLessThanOrEqual(8)
  await field.fill('свеча')
  expect(room()).toBeGreaterThanOrEqual(32)
})
