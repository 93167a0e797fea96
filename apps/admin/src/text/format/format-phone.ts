/** `+79000000001` as `+7 900 000-00-01`; a foreign number as it is. */
export function formatPhone(phone: string) {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4')
}
