const DAY = [{ from: '10:00', to: '20:00' }]
let number = 0

/** The body of a new pickup point, with a code and a name of its own. */
export function samplePoint(fields: object) {
  number += 1
  return {
    code: `TEST-${number}`,
    name: `Проверочная точка ${number}`,
    type: 'pickup_point',
    company_id: 1,
    street: 'ул. Складская',
    house: '5',
    lat: 43.12,
    lon: 131.88,
    phones: ['+79000000555'],
    schedule: Array.from({ length: 7 }, () => DAY),
    ...fields,
  }
}
