/** Digits that check the others, by the rules of the tax service: ИНН of 10 and 12 digits, ОГРН of 13 and ОГРНИП of 15. */
export function companyInn(nine: string): string {
  return nine + innDigit(nine, [2, 4, 10, 3, 5, 9, 4, 6, 8])
}

export function personInn(ten: string): string {
  const eleven = ten + innDigit(ten, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8])
  return eleven + innDigit(eleven, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8])
}

export function companyOgrn(twelve: string): string {
  return twelve + ((Number(twelve) % 11) % 10)
}

export function personOgrn(fourteen: string): string {
  return fourteen + ((Number(fourteen) % 13) % 10)
}

function innDigit(digits: string, weights: number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (sum % 11) % 10
}
