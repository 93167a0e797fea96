import { firstMessages, textsOf } from './trusted.ts'
import { isApiError } from '@admin-panel/sdk'
import { check, type Rules } from '@admin-panel/sdk/validation'
import { useState, type FormEvent } from 'react'
import { currentLanguage } from '#text/language.ts'
import { showError } from '#data/notify/show-error.ts'

type Errors<Name extends string> = Partial<Record<Name | 'form', string>>

/**
 * A form over uncontrolled fields, which keeps the form library out of the sign-in pages.
 * The input stays after any response. A refusal that names no field is shown at `refusedField`, or above the form.
 */
export function usePlainForm<const R extends Rules>(
  rules: R,
  send: (values: Record<keyof R & string, string>) => Promise<void>,
  refusedField?: keyof R & string,
) {
  type Name = keyof R & string
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [isPending, setIsPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const values = valuesOf(form, rules)
    const mistakes = firstMessages<Name>(check(rules, values, currentLanguage().validation))
    setErrors(mistakes)
    if (focusFirst(form, mistakes)) return
    setIsPending(true)
    try {
      await send(values)
    } catch (error) {
      const isAnswer = isApiError(error) && (error.hasPayload || error.code === 'wrong-credentials')
      const refusal = isAnswer && !error.silent ? error : undefined
      const messages = firstMessages<Name>(refusal?.details ?? {})
      const isOfFields = Object.keys(messages).some((name) => name in rules)
      const place = refusal?.status === 401 || refusal?.kind === 'validation' ? (refusedField ?? 'form') : 'form'
      const shown = { ...messages, ...(refusal && !isOfFields && { [place]: refusal.message }) }
      setErrors(shown)
      focusFirst(form, shown)
      showError(error)
    } finally {
      setIsPending(false)
    }
  }
  return { errors, isPending, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}

/** Focuses the first field: the page has a single purpose. */
export function focusFirstField(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}

function valuesOf<R extends Rules>(form: HTMLFormElement, rules: R) {
  const data = new FormData(form)
  return textsOf(rules, (name) => textOf(data.get(name)))
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

function focusFirst(form: HTMLFormElement, errors: Partial<Record<string, string>>) {
  const field = Array.from(form.elements).find(
    (element) => element instanceof HTMLInputElement && errors[element.name] !== undefined,
  )
  if (field instanceof HTMLElement) field.focus()
  return field !== undefined
}
