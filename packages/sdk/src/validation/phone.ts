/** A phone number in E.164 (`+79001234567`) from what a person types or pastes; `null` where it is not complete. */
export function normalizePhone(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  if (text.trim().startsWith('+'))
    return /^[1-9]\d{6,14}$/.test(digits) && (digits[0] !== '7' || digits.length === 11) ? `+${digits}` : null
  if (digits.length === 11 && (digits.startsWith('8') || digits.startsWith('7'))) return `+7${digits.slice(1)}`
  return digits.length === 10 ? `+7${digits}` : null
}
