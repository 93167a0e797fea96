import type { Schemas } from '@admin-panel/sdk'

export const eventLabels: Record<Schemas['AuditEvent'], string> = {
  created: 'Создано',
  updated: 'Изменено',
  deleted: 'Удалено',
  status_changed: 'Смена статуса',
  enabled: 'Включено',
  disabled: 'Выключено',
  moved: 'Перемещено',
  sorted: 'Порядок изменён',
  attached: 'Привязано',
  detached: 'Отвязано',
  merged: 'Объединено',
  exported: 'Выгрузка',
  signed_in: 'Вход',
  sign_in_failed: 'Неудачный вход',
  signed_out: 'Выход',
  session_revoked: 'Сессия завершена',
  password_reset: 'Сброс пароля',
}

export const sourceLabels: Record<Schemas['AuditSource'], string> = {
  panel: 'Панель',
  api: 'API',
  import: 'Импорт',
  system: 'Система',
}
