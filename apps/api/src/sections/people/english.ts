import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Телефон или почта: укажите целиком': 'Phone or mail: give it in full',
  'Подтверждение: введите тот же телефон или почту': 'Confirmation: type the same phone or mail',
  'О человеке ничего не известно: стирать нечего': 'Nothing is known of the person: there is nothing to erase',
  'Это адрес учётной записи: {0}. Сначала измените его в карточке пользователя':
    'This is the address of an account: {0}. Change it first on the page of the user',
  'Персональные данные стёрты: записывать нечего': 'The personal data were erased: there is nothing to write',
  'Заказов стало {0}: посмотрите ещё раз, что известно о человеке':
    'There are {0} orders by now: look again at what is known of the person',
}
