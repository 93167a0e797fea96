/** `59,913; 30,3`: degrees with a decimal comma, as in other numbers for the reader. */
export function formatPlace({ lat, lon }: { lat: number; lon: number }) {
  return [lat, lon].map((value) => value.toLocaleString('ru-RU', { maximumFractionDigits: 6 })).join('; ')
}
