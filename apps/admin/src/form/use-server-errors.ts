import { pathOf } from './trusted.ts'
import { isApiError } from '@admin-panel/sdk'
import { useState } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'

/** A refusal inside a successful answer, as of one of several facts, with its messages by field. */
export class RefusedFields extends Error {
  readonly details: Readonly<Record<string, readonly string[]>>

  constructor(message: string, details: Readonly<Record<string, readonly string[]>>) {
    super(message)
    this.details = details
  }
}

interface ServerErrorOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The field of a path in the server's 422. */
  fieldOfError: (path: string, sent: Partial<Values>) => string
}

/** Shows the server's 422 at the fields and lists all errors of the form; each failed save moves the focus to that list. */
export function useServerErrors<Values extends FieldValues>({ form, fieldOfError }: ServerErrorOptions<Values>) {
  const [attempt, setAttempt] = useState(0)
  const focusSummary = () => setAttempt((count) => count + 1)
  return {
    attempt,
    errors: summaryOf(form.formState.errors),
    focusSummary,
    show(error: unknown, sent: Partial<Values>) {
      if (!isApiError(error, 'validation') && !(error instanceof RefusedFields)) return
      const details = Object.entries(error.details ?? {}).map(
        ([path, messages]) => [fieldOfError(path, sent), messages] as const,
      )
      for (const name of new Set(details.map(([path]) => fieldOf(path)))) {
        const fieldDetails = details.filter(([path]) => fieldOf(path) === name)
        const fieldError = {
          type: 'server',
          message: fieldDetails[0]?.[1]?.join('. ') ?? '',
          types: nestedMessages(fieldDetails),
        }
        form.setError(pathOf(form.getValues(), name), fieldError)
      }
      focusSummary()
    },
  }
}

const fieldOf = (path: string) => path.split('.')[0] ?? path

/** Turns the path `crosses.0.article` into `0.article`, by which a field of several lines finds the line. */
function nestedMessages(details: readonly (readonly [path: string, messages: readonly string[] | undefined])[]) {
  return Object.fromEntries(
    details.map(([path, messages]) => [path.split('.').slice(1).join('.'), messages?.join('. ') ?? '']),
  )
}

function summaryOf(errors: FieldErrors): { field?: string; message: string }[] {
  const { root, ...fields } = errors
  const ofForm = Object.values(root ?? {}).flatMap((error) =>
    typeof error === 'object' && 'message' in error ? [{ message: error.message ?? '' }] : [],
  )
  return [...ofForm, ...Object.entries(fields).map(([field, error]) => ({ field, message: messageOf(error) }))]
}

function messageOf(error: { message?: unknown } | undefined) {
  return typeof error?.message === 'string' ? error.message : ''
}
