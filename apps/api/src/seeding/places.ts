const STREETS = [
  'ул. Складская',
  'ул. Промышленная',
  'ш. Южное',
  'ул. Заводская',
  'пр-т Строителей',
  'ул. Гаражная',
  'ул. Моторная',
  'пер. Кузнечный',
  'ул. Вокзальная',
  'ул. Полевая',
  'ул. Механиков',
  'наб. Речная',
  'ул. Транспортная',
  'ул. Шофёрская',
  'пр-т Индустриальный',
  'ул. Окружная',
  'ул. Берёзовая',
]

/** A street name that is plausible in any town. */
export function streetOf(n: number): string {
  return STREETS[(n * 7) % STREETS.length] ?? ''
}

/** The town of a company, or the one `steps` further; most companies are in the large cities, which come first. */
export function homeOf<City>(companyId: number, cities: readonly City[], steps = 0): City | undefined {
  const among = companyId % 3 === 0 ? cities.length : 16
  // The tests rely on sellers in Saint Petersburg and Moscow.
  const index = companyId <= 2 ? 2 - companyId : (companyId * 17) % among
  return cities[(index + steps) % cities.length]
}
