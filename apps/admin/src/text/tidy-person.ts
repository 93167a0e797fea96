import { normalizePhone } from '@admin-panel/sdk/validation'
import { orNull } from './or-null.ts'

interface Person {
  last_name: string
  first_name: string
  middle_name: string | null
  phone: string | null
}

/** A person's name and phone as they go to the API; an empty patronymic is null (rule U2). */
export function tidyPerson({ last_name, first_name, middle_name, phone }: Person): Person {
  const typed = orNull(phone)
  return {
    last_name: last_name.trim(),
    first_name: first_name.trim(),
    middle_name: orNull(middle_name),
    phone: typed && (normalizePhone(typed) ?? typed),
  }
}
