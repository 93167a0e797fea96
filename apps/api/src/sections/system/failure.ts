import type { Call } from '#contract/handlers.ts'
import { conflict, forbidden, invalid, notFound, tooMany, unauthorized, unavailable } from '#errors.ts'
import { say, validation } from '#text/language/say.ts'

type Status = Call<'system.failure'>['query']['status']

const failures: Record<Status, () => Error> = {
  401: unauthorized,
  403: () => forbidden(),
  404: notFound,
  409: () => conflict(say`Нельзя перевести из «${'Новый'}» в «${'Скрыт'}»`),
  422: () =>
    invalid({
      last_name: [validation().required('Фамилия')],
      email: ['Эл. почта: такое значение уже есть'],
    }),
  429: () => tooMany(60),
  500: () => new Error('Requested by the test page'),
  503: () => unavailable(),
}

export function fail(status: Status): never {
  throw failures[status]()
}
