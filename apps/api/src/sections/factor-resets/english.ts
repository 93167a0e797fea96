import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Второй шаг входа сбрасывают только администраторы': 'Only administrators reset the second step of a sign-in',
  'Свой второй шаг сбросить нельзя: попросите других администраторов':
    'No one resets their own second step: ask other administrators',
  'Свой запрос подтвердить нельзя: его подтверждает другой администратор':
    'No one confirms their own request: another administrator does',
  'Вы стали администратором недавно: сброс подтверждает администратор, который был им до запроса':
    'You have been an administrator for too short a time: one who was one before the request confirms the reset',
  'Учётная запись не активна: второй шаг сбросить нельзя': 'The account is not active: its second step cannot be reset',
  'У пользователя нет второго шага входа': 'The user has no second step of the sign-in',
  'Подтвердить сброс некому: нужен ещё один администратор':
    'There is no one to confirm the reset: another administrator is needed',
  'Сброс уже запрошен и ждёт второго администратора': 'The reset is asked for and waits for a second administrator',
  'Запроса больше нет: на него ответили, или прошли сутки':
    'The request is gone: it has been answered, or a day has passed',
  'Кто запросил сброс, больше не администратор: запросите его заново':
    'Its author is no longer an administrator: ask for the reset anew',
}
