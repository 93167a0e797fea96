import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Старый адрес: страницы входа и адреса данных не перенаправляются':
    'Old address: pages of sign-in and addresses of data are not redirected',
  'Новый адрес: получается круг {0}': 'New address: a circle {0}',
}
