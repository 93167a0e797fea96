import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page as browser, userEvent } from 'vitest/browser'
import { PageInput, PageSize, Step, usePagination, type PaginationArgs, type PaginationState } from './pagination.ts'

const shown = vi.fn<(state: PaginationState) => void>()

function Pages({ page: first = 1, ...args }: Partial<PaginationArgs>) {
  const [page, setPage] = useState(first)
  const [pageSize, setPageSize] = useState(20)
  const pagination = usePagination({
    total: 105,
    ...args,
    page,
    pageSize,
    onPageChange: setPage,
    onPageSizeChange: setPageSize,
  })
  shown(pagination)
  return (
    <>
      {(['first', 'previous', 'next', 'last'] as const).map((step) => (
        <Step key={step} pagination={pagination} step={step}>
          {step}
        </Step>
      ))}
      <PageInput pagination={pagination} aria-label="Page" />
      <PageSize pagination={pagination} sizes={[20, 50]} aria-label="Rows" />
    </>
  )
}

const step = (name: string) => browser.getByRole('button', { name })
const field = browser.getByRole('textbox', { name: 'Page' })

test('the steps lead to the pages that there are, and the field follows', async () => {
  await render(<Pages />)
  await expect.element(step('previous')).toBeDisabled()
  await step('last').click()
  await expect.element(field).toHaveValue('6')
  expect(shown.mock.lastCall?.[0]).toMatchObject({ firstRow: 101, lastRow: 105, pageCount: 6, isEmpty: false })
  await expect.element(step('next')).toBeDisabled()
  await step('previous').click()
  await expect.element(field).toHaveValue('5')
})

test('a page that was typed opens, the last one in place of a greater number, and a word changes nothing', async () => {
  await render(<Pages />)
  await field.fill('99')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('6')
  await field.fill('two')
  await userEvent.tab()
  await expect.element(field).toHaveValue('6')
})

test('an unknown end has no last page, and every page a next one', async () => {
  await render(<Pages page={6} isExact={false} />)
  await expect.element(step('last')).toBeDisabled()
  await step('next').click()
  await expect.element(field).toHaveValue('7')
  expect(shown.mock.lastCall?.[0]).toMatchObject({ firstRow: 121, lastRow: 140, isEmpty: false })
})

test('another number of rows is chosen; a page beyond the last leads back to it', async () => {
  await render(<Pages page={6} />)
  await browser.getByRole('combobox', { name: 'Rows' }).selectOptions('50')
  expect(shown.mock.lastCall?.[0]).toMatchObject({ pageSize: 50, pageCount: 3, isEmpty: true })
  await step('previous').click()
  await expect.element(field).toHaveValue('3')
})
