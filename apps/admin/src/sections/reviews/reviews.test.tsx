import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { operationOf } from '#test/sample-operation.ts'
import { pageOf, review } from './sample.ts'

const dialog = () => page.getByRole('dialog')
const log = on.auditLog.list({
  items: [],
  meta: { total: 0, total_is_exact: true, page: 1, per_page: 10, page_count: 0 },
})
const views = on.savedViews.list({
  items: [],
  meta: { total: 0, total_is_exact: true, page: 1, per_page: 100, page_count: 0 },
})
const reasons = on.operationReasons.options({
  items: [
    { id: 15, label: 'Личные данные', hint: null, is_active: true, requires_comment: false, affects_rating: false },
  ],
})
const bare = [log, reasons, views, on.reviews.list(pageOf([review()]))]
const published = review({ status: 'published', available_statuses: [] })

test('R25: /reviews lists the reviews with their flags, readable with the log’s permission', async () => {
  await openPanel('/reviews', { as: ['log'], handlers: bare })
  const row = page.getByRole('row', { name: /Алексей К\./ })
  await expect.element(row).toMatchTextContent(/Фильтр масляный.*Товар.*Алексей К\..*2 из 5.*Телефон.*Звоните.*Новый/)
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/reviews/7')
  await expect.element(page.getByRole('button', { name: 'Выгрузить' })).not.toBeInTheDocument()
  await expect.element(row.getByRole('checkbox')).not.toBeInTheDocument()
})

test('publishing a selection names the reviews in which the check has found something', async () => {
  const { handlers, prepared } = operationOf({ checked: { resource: 'reviews', total: 2, changed: 2 } })
  await openPanel('/reviews', {
    handlers: [
      on.reviews.list(
        pageOf([
          review({ flags: ['stop_word', 'link'] }),
          review({ id: 8, author_name: 'Марина С.', flags: [], has_complaint: false }),
        ]),
      ),
      ...handlers,
      ...bare,
    ],
  })
  await expect.element(page.getByRole('row', { name: /Алексей К\./ })).toMatchTextContent(/Стоп-слово\s*\+1/)
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect.element(dialog().getByText(/их здесь: 1$/)).toBeVisible()
  await expect.element(dialog().getByRole('listitem')).toMatchTextContent(/Алексей К\..*Стоп-слово.*Ссылка/)
  await dialog().getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Изменить 2 записи' })).toBeVisible()
  expect(prepared).toMatchObject([{ call: 'reviews.statusChange', input: { status: 'published' } }])
})

test('R27: the address holds the filters of the reviews, which the request repeats', async () => {
  const received: unknown[] = []
  await openPanel('/reviews?status=new&rating=1,2&flags=phone&has_reply=false&product_id=1001&sort=rating&rating=9', {
    handlers: [
      on.reviews.list((params) => (received.push(params), pageOf([]))),
      on.products.options({ items: [] }),
      views,
    ],
  })
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible()
  expect(received.at(-1)).toEqual({
    status: ['new'],
    rating: [1, 2],
    flags: ['phone'],
    has_reply: false,
    product_id: [1001],
    sort: ['rating'],
  })
})

test('R25: /reviews/{id} shows the author’s text with marked findings', async () => {
  await openPanel('/reviews/7', { handlers: [on.reviews.view(review()), ...bare] })
  await expect.element(page.getByRole('heading', { name: 'Отзыв: Фильтр масляный', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('mark')).toHaveTextContent('8 900 000-45-67 (Телефон)')
  await expect.element(page.getByRole('link', { name: '1000123-1' })).toHaveAttribute('href', '/orders/suborder/501')
  await expect.element(page.getByText('Ответить можно только на опубликованный отзыв.')).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('a review is rejected with a reason, and not without', async () => {
  const { sent } = await openPanel('/reviews/7', {
    handlers: [
      on.reviews.view(review()),
      on.reviews.statusChange(review({ status: 'rejected', available_statuses: [] })),
      ...bare,
    ],
  })
  await page.getByRole('button', { name: 'Новый' }).click()
  await page.getByRole('menuitem', { name: 'Отклонить' }).click()
  await dialog().getByRole('button', { name: 'Отклонить' }).click()
  await expect.element(dialog().getByLabelText('Причина')).toHaveAccessibleDescription('Выберите причину')
  await dialog().getByLabelText('Причина').selectOptions('Личные данные')
  await dialog().getByRole('button', { name: 'Отклонить' }).click()
  await expect.element(page.getByText('Отклонён')).toBeVisible()
  expect(await sent('PUT', '/status-change/7')).toEqual([{ status: 'rejected', reason_id: 15 }])
})

test('R25: the next review stays at hand after a decision takes this one out of the list', async () => {
  const { address, answer } = await openPanel('/reviews?status=new', {
    handlers: [
      on.reviews.view(({ id }) => review({ id, author_name: id === 7 ? 'Алексей К.' : 'Марина С.' })),
      on.reviews.list(pageOf([review(), review({ id: 8, author_name: 'Марина С.' })])),
      on.reviews.statusChange(published),
      ...bare,
    ],
  })
  await page
    .getByRole('row', { name: /Алексей К\./ })
    .getByRole('link')
    .click()
  const place = page.getByRole('navigation', { name: 'Место в списке' })
  await expect.element(place).toHaveTextContent('1 из 2')
  await expect.element(place.getByRole('link', { name: 'Предыдущий' })).not.toBeInTheDocument()
  answer(on.reviews.list(pageOf([review({ id: 8 })])))
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await dialog().getByRole('button', { name: 'Опубликовать' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await place.getByRole('link', { name: 'Следующий' }).click()
  await expect.element(page.getByText('Марина С.')).toBeVisible()
  expect(address()).toBe('/reviews/8')
  await expect.element(place).toHaveTextContent('2 из 2')
})

test('Alt and an arrow walk along the records of the list, over the end of its page, and back leads to the list', async () => {
  const all = Array.from({ length: 12 }, (_, index) => review({ id: index + 1, author_name: `Автор ${index + 1}` }))
  const requests: unknown[] = []
  const { address } = await openPanel('/reviews?per_page=10&page=2', {
    handlers: [
      on.reviews.view(({ id }) => review({ id, author_name: `Автор ${id}` })),
      on.reviews.list((params) => {
        requests.push(params)
        const { page: number = 1, per_page = 20 } = params
        const meta = { total: 12, total_is_exact: true, page: number, per_page, page_count: 2 }
        return { items: all.slice((number - 1) * per_page, number * per_page), meta }
      }),
      ...bare,
    ],
  })
  await page
    .getByRole('row', { name: /Автор 11/ })
    .getByRole('link')
    .click()
  const place = page.getByRole('navigation', { name: 'Место в списке' })
  await expect.element(place).toHaveTextContent('11 из 12')
  await expect.element(place.getByRole('link', { name: 'Предыдущий' })).toHaveAttribute('href', '/reviews/10')
  expect(requests).toEqual([
    { per_page: 10, page: 2 },
    { per_page: 10, page: 1 },
  ])
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(place).toHaveTextContent('10 из 12')
  expect(address()).toBe('/reviews/10')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(place).toHaveTextContent('11 из 12')
  await page.getByRole('link', { name: 'Отзывы' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Отзывы', level: 1 })).toBeVisible()
})

test('a review that is opened by its address has no place in a list, and no list is requested', async () => {
  const { sent } = await openPanel('/reviews/7', { handlers: [on.reviews.view(review()), ...bare] })
  await expect.element(page.getByRole('heading', { name: 'Отзыв: Фильтр масляный', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Ответить можно только на опубликованный отзыв.')).toBeVisible()
  expect(await sent('GET', '/api/review/admin/review')).toEqual([])
  await expect.element(page.getByRole('navigation', { name: 'Место в списке' })).not.toBeInTheDocument()
})

test('R25: a published review is answered, also with a template of the handbook', async () => {
  const { sent } = await openPanel('/reviews/7', {
    handlers: [
      on.reviews.view(published),
      on.reviews.update(review({ ...published, reply_text: 'Спасибо за отзыв!', has_reply: true, version: 4 })),
      on.reviewTerms.list({
        items: [
          {
            id: 3,
            kind: 'reply_template',
            text: 'Спасибо за отзыв!',
            category_id: null,
            category: null,
            position: 1,
            is_active: true,
            created_at: '2026-05-18T09:00:00Z',
            updated_at: '2026-05-18T09:00:00Z',
            version: 1,
          },
        ],
        meta: { total: 1, total_is_exact: true, page: 1, per_page: 100, page_count: 1 },
      }),
      ...bare,
    ],
  })
  await page.getByRole('button', { name: 'Ответить' }).click()
  await dialog().getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(dialog().getByLabelText(/^Ответ/)).toHaveAccessibleDescription('Напишите ответ')
  await dialog()
    .getByLabelText(/^Шаблон/)
    .selectOptions('Спасибо за отзыв!')
  await dialog().getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByRole('button', { name: 'Изменить ответ' })).toBeVisible()
  expect(await sent('PUT', '/review/7')).toEqual([{ reply_text: 'Спасибо за отзыв!' }])
})

test('R25: a read-only user has neither decisions nor replies', async () => {
  await openPanel('/reviews/7', { as: ['log'], handlers: [on.reviews.view(published), ...bare] })
  await expect.element(page.getByText('Опубликован')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Опубликован|Ответить|Ещё действия/ })).not.toBeInTheDocument()
})
