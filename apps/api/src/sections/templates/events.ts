import type { Schemas } from '@admin-panel/sdk'
import { passwordLink, recordLink } from '#text/panel-link.ts'

export type Event = Schemas['TemplateEvent']
export type Channel = Schemas['TemplateChannel']

interface Variable {
  label: string
  /** The format of the value; a `link` is a path of the panel or an absolute URL. */
  kind: Schemas['TemplateVariableKind']
  sample: string | number
  isRequired?: boolean
}

interface EventKind {
  channels: Channel[]
  variables: Record<string, Variable>
}

/** The events with their channels and the variables of their texts. */
export const events = {
  password_reset: {
    channels: ['email'],
    variables: {
      user_name: { label: 'Имя и отчество', kind: 'text', sample: 'Дарья Сергеевна' },
      link: {
        label: 'Ссылка для нового пароля',
        kind: 'link',
        sample: passwordLink('sample'),
        isRequired: true,
      },
      ttl_minutes: { label: 'Сколько минут действует ссылка', kind: 'count', sample: 60 },
    },
  },
  user_invite: {
    channels: ['email'],
    variables: {
      user_name: { label: 'Имя и отчество', kind: 'text', sample: 'Дарья Сергеевна' },
      link: { label: 'Ссылка для пароля', kind: 'link', sample: passwordLink('sample'), isRequired: true },
      inviter: { label: 'Кто пригласил', kind: 'text', sample: 'Волков А. С.' },
    },
  },
  moderation_decision: {
    channels: ['email', 'in_app'],
    variables: {
      number: { label: 'Номер заявки', kind: 'text', sample: 'М-000101' },
      entity_label: { label: 'О чём заявка', kind: 'text', sample: 'Фильтр масляный W 914/2' },
      decision: { label: 'Решение', kind: 'text', sample: 'Отклонена' },
      reasons: { label: 'Причины', kind: 'text', sample: 'Плохое качество фото' },
      comment: { label: 'Комментарий модератора', kind: 'text', sample: 'Замените второе фото' },
      link: { label: 'Ссылка на заявку', kind: 'link', sample: recordLink('moderation', 101) },
    },
  },
  company_suspended: {
    channels: ['email'],
    variables: {
      company: { label: 'Продавец', kind: 'text', sample: 'Автодеталь-Север' },
      reason: { label: 'Причина', kind: 'text', sample: 'Поздние отгрузки' },
      until: { label: 'До какого времени', kind: 'moment', sample: '2026-06-15T09:00:00Z' },
    },
  },
  order_new: {
    channels: ['email', 'in_app'],
    variables: {
      number: { label: 'Номер заказа', kind: 'text', sample: '1000123-1' },
      items_count: { label: 'Количество товаров', kind: 'count', sample: 3 },
      total: { label: 'Сумма', kind: 'money', sample: 1_245_000 },
      ship_by: { label: 'Отгрузить до', kind: 'moment', sample: '2026-06-02T15:00:00Z' },
      link: { label: 'Ссылка на заказ', kind: 'link', sample: recordLink('subOrders', 1) },
    },
  },
  order_cancelled: {
    channels: ['email', 'sms'],
    variables: {
      number: { label: 'Номер заказа', kind: 'text', sample: '1000123-1' },
      reason: { label: 'Причина', kind: 'text', sample: 'Товар закончился' },
    },
  },
  contract_expiring: {
    channels: ['email'],
    variables: {
      company: { label: 'Продавец', kind: 'text', sample: 'Автодеталь-Север' },
      number: { label: 'Номер договора', kind: 'text', sample: 'АГ-2026/14' },
      end_date: { label: 'Дата окончания', kind: 'date', sample: '2026-06-30' },
      days: { label: 'Осталось дней', kind: 'count', sample: 29 },
    },
  },
  review_rejected: {
    channels: ['email'],
    variables: {
      product: { label: 'Товар', kind: 'text', sample: 'Фильтр масляный W 914/2' },
      reason: { label: 'Причина', kind: 'text', sample: 'Ссылки или реклама' },
    },
  },
  brand_decision: {
    channels: ['in_app'],
    variables: {
      brand: { label: 'Предложенный бренд', kind: 'text', sample: 'Манн Фильтер' },
      resolution: { label: 'Решение', kind: 'text', sample: 'Объединён' },
      target: { label: 'С каким брендом', kind: 'text', sample: 'MANN-FILTER' },
    },
  },
} as const satisfies Record<Event, EventKind>

interface Written {
  text: string
  count: number
  /** The value is in kopecks. */
  money: number
  /** The value is an RFC 3339 timestamp. */
  moment: string
  date: string
  link: string
}

/** The values of an event's variables; an unknown one is null. */
export type Variables<E extends Event = Event> = {
  [Name in keyof (typeof events)[E]['variables']]: (typeof events)[E]['variables'][Name] extends {
    kind: infer Kind extends keyof Written
  }
    ? Written[Kind] | null
    : never
}

/** Values by variable name. */
export type Values = Record<string, string | number | null>

export function variablesOf(event: Event): Record<string, Variable> {
  return events[event].variables
}

export function samplesOf(event: Event): Values {
  return Object.fromEntries(Object.entries(variablesOf(event)).map(([name, { sample }]) => [name, sample]))
}
