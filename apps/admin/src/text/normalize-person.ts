import { normalizePhone } from '@admin-panel/sdk/validation'
import { blankToNull } from './blank-to-null.ts'

interface Person {
  last_name: string
  first_name: string
  middle_name: string | null
  phone: string | null
}

/** A person's name and phone as they go to the API; an empty patronymic is null (rule U2). */
export function normalizePerson({ last_name, first_name, middle_name, phone }: Person): Person {
  const typedPhone = blankToNull(phone)
  return {
    last_name: last_name.trim(),
    first_name: first_name.trim(),
    middle_name: blankToNull(middle_name),
    phone: typedPhone && (normalizePhone(typedPhone) ?? typedPhone),
  }
}
