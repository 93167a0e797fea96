import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Телефон или почта: укажите целиком': 'Phone or mail: give it in full',
  'Подтверждение: введите тот же телефон или почту': 'Confirmation: type the same phone or mail',
  'Заказов стало {0}: посмотрите ещё раз, что известно о человеке':
    'There are {0} orders by now: look again at what is known of the person',
}
