import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const template: Schemas['Template'] = {
  id: 3,
  code: 'moderation_decision.email',
  event: 'moderation_decision',
  channel: 'email',
  locale: 'ru',
  subject: 'Заявка {{number}}',
  body: 'Решение: {{decision}}',
  is_active: true,
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 2,
}
const variable = { label: 'Решение', kind: 'text', is_required: true, sample: 'Отклонена' } as const
const events = on.templates.events({
  items: [
    {
      event: 'moderation_decision',
      label: 'Решение по заявке',
      channels: ['email'],
      variables: [
        { ...variable, name: 'decision' },
        { ...variable, name: 'number', label: 'Номер заявки', is_required: false },
      ],
    },
  ],
})
const preview = on.templates.preview(({ body }) =>
  body.includes('{{x}}')
    ? { error: { status: 422, message: 'Проверьте', details: { body: ['Неизвестная переменная {{x}}'] } } }
    : { subject: 'Заявка М-000101', text: body.replace('{{decision}}', 'Отклонена'), html: null, sms: null },
)

test('R20: /handbooks/templates lists the templates', async () => {
  await openPanel('/handbooks/templates', {
    as: ['template'],
    handlers: [
      on.templates.list({
        items: [template],
        meta: { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
      }),
    ],
  })
  await expect.element(page.getByRole('row', { name: /Решение по заявке/ })).toMatchTextContent(/Письмо/)
  await expect.element(page.getByRole('link', { name: 'Создать' })).not.toBeInTheDocument()
})

test('R20: a template is written with its variables, and shown as its reader will see it', async () => {
  const { sent } = await openPanel('/handbooks/templates/edit/3', {
    handlers: [
      on.templates.view(template),
      events,
      preview,
      on.auditLog.list({
        items: [],
        meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
      }),
      on.templates.update({ ...template, version: 3 }),
    ],
  })
  await expect.element(page.getByText('Решение: Отклонена')).toBeVisible()
  const body = page.getByLabelText('Текст', { exact: true })
  await body.fill('Номер ')
  await page.getByRole('button', { name: /number/ }).click()
  await expect.element(body).toHaveValue('Номер {{number}}')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(() => sent('PUT', '/template/3')).toEqual([{ body: 'Номер {{number}}' }])
})

test('R20: an unknown variable is named before anything is saved', async () => {
  await openPanel('/handbooks/templates/edit/new', { handlers: [events, preview] })
  await page.getByLabelText('Текст', { exact: true }).fill('{{x}}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Неизвестная переменная {{x}}')
})
