import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { StatusChip } from './status-chip.tsx'
import { Timeline, type TimelineEntry } from './timeline.tsx'
import { ValueDiff } from '#diff/value-diff.tsx'
import type { Guide } from '#test/guide.ts'

const entries: TimelineEntry[] = [
  {
    id: '5',
    at: '2026-11-21T11:40:00Z',
    author: 'Анна Соколова',
    mark: <Avatar name="Анна Соколова" />,
    body: 'Продавец обещает отправить до конца дня. Если до 18:00 не появится номер отправления, позвоните покупателю и предложите замену.',
  },
  {
    id: '4',
    at: '2026-11-21T09:02:11Z',
    body: (
      <>
        Состояние стало <StatusChip tone="blue">Собирается</StatusChip>
      </>
    ),
  },
  { id: '3', at: '2026-11-20T22:30:00Z', body: 'Оплачен картой, 12 400,00 ₽' },
  {
    id: '2',
    at: '2026-11-20T15:10:00Z',
    author: 'Виктория Константинопольская-Преображенская',
    mark: <Avatar name="Виктория Константинопольская-Преображенская" />,
    body: <ValueDiff before="Пункт выдачи на Лиговском, 10" after="Курьером, Невский проспект, 88, кв. 14" />,
  },
  { id: '1', at: '2025-12-31T20:59:00Z', body: 'Покупатель зарегистрировался' },
]

export default {
  title: 'Данные/Timeline',
  parameters: {
    guide: {
      use: 'Что происходило с записью: события системы бледнее слов людей.',
      access: {
        focus: 'не получает, кроме ваших ссылок',
        role: 'group с днём в имени, внутри list событий',
        give: 'author и body словами; mark скрыт',
      },
      do: ['Новое сверху, дни подписаны', 'Время по часам места, а не браузера'],
      dont: ['Не складывайте сюда то, что не меняло запись'],
      screens: { 'orders-123': 'Заказ', 'moderation-101': 'Заявка' },
    } satisfies Guide,
  },

  component: Timeline,
  args: { entries, timeZone: 'Europe/Moscow', now: new Date('2026-11-21T12:00:00Z') },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof Timeline>
type Story = StoryObj<typeof Timeline>

export const Order: Story = {
  name: 'Заказ',
  play: async ({ canvas }) => {
    // 22:30 in London is the next day in Moscow.
    await expect(canvas.getByRole('group', { name: 'Сегодня' })).toHaveTextContent('Оплачен картой, 12 400,00 ₽01:30')
    await expect(canvas.getByRole('group', { name: 'Вчера' })).toHaveTextContent('18:10')
    await expect(canvas.getByRole('group', { name: '31 декабря 2025 г.' })).toBeVisible()
  },
}
export const One: Story = {
  name: 'Одна строка',
  args: { entries: entries.slice(0, 1) },
}
export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}
