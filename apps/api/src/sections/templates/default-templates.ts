import type { Channel, Event } from './events.ts'

interface DefaultTemplate {
  event: Event
  channel: Channel
  subject?: string
  body: string[]
}

export const defaultTemplates: DefaultTemplate[] = [
  {
    event: 'password_reset',
    channel: 'email',
    subject: 'Восстановление пароля',
    body: [
      'Здравствуйте, {{user_name}}!',
      'Чтобы задать новый пароль, откройте ссылку. Она действует {{ttl_minutes}} минут и только один раз:',
      '{{link}}',
      'Если вы не запрашивали смену пароля, ничего делать не нужно: прежний пароль продолжает действовать.',
    ],
  },
  {
    event: 'user_invite',
    channel: 'email',
    subject: 'Приглашение в панель управления',
    body: [
      'Здравствуйте, {{user_name}}!',
      'Для вас создана учётная запись в панели управления маркетплейсом. Вас пригласил сотрудник: {{inviter}}. Чтобы задать пароль и войти, откройте ссылку. Она действует один час и только один раз:',
      '{{link}}',
      'Если срок ссылки истёк, попросите администратора отправить приглашение ещё раз.',
    ],
  },
  {
    event: 'moderation_decision',
    channel: 'email',
    subject: 'Заявка {{number}}: {{decision}}',
    body: [
      'По заявке {{number}} («{{entity_label}}») принято решение: {{decision}}.',
      'Причины: {{reasons}}\nКомментарий модератора: {{comment}}',
      'Заявка в панели: {{link}}',
    ],
  },
  {
    event: 'moderation_decision',
    channel: 'in_app',
    subject: 'Заявка {{number}}: {{decision}}',
    body: ['{{entity_label}}. Причины: {{reasons}}. Комментарий: {{comment}}'],
  },
  {
    event: 'company_suspended',
    channel: 'email',
    subject: 'Продажи приостановлены: {{company}}',
    body: [
      'Продажи компании «{{company}}» приостановлены. Причина: {{reason}}.',
      'Срок: до {{until}}. Предложения сняты с продажи, открытые заказы нужно выполнить.',
      'Вопросы можно задать вашему менеджеру.',
    ],
  },
  {
    event: 'order_new',
    channel: 'email',
    subject: 'Новый заказ {{number}} на {{total}}',
    body: [
      'Поступил заказ {{number}}: товаров {{items_count}}, сумма {{total}}.',
      'Отгрузите его до {{ship_by}}.',
      'Заказ в панели: {{link}}',
    ],
  },
  {
    event: 'order_new',
    channel: 'in_app',
    subject: 'Новый заказ {{number}}',
    body: ['Товаров {{items_count}}, сумма {{total}}. Отгрузить до {{ship_by}}'],
  },
  {
    event: 'order_cancelled',
    channel: 'email',
    subject: 'Заказ {{number}} отменён',
    body: ['Заказ {{number}} отменён. Причина: {{reason}}.', 'Если заказ оплачен, деньги вернутся тем же способом.'],
  },
  { event: 'order_cancelled', channel: 'sms', body: ['Заказ {{number}} отменён: {{reason}}'] },
  {
    event: 'contract_expiring',
    channel: 'email',
    subject: 'Договор № {{number}} заканчивается {{end_date}}',
    body: [
      'Договор № {{number}} с компанией «{{company}}» действует до {{end_date}}. Осталось дней: {{days}}.',
      'Чтобы продажи не остановились, подпишите продление заранее.',
    ],
  },
  {
    event: 'review_rejected',
    channel: 'email',
    subject: 'Отзыв не опубликован',
    body: [
      'Ваш отзыв о товаре «{{product}}» не опубликован. Причина: {{reason}}.',
      'Исправьте текст и отправьте отзыв ещё раз.',
    ],
  },
  {
    event: 'brand_decision',
    channel: 'in_app',
    subject: 'Заявка на бренд «{{brand}}»: {{resolution}}',
    body: ['Бренд в каталоге: {{target}}'],
  },
]
