import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'
import { ownFactorsConfirmTotpRules as rules } from '#contract/rules/own-factors.gen.ts'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'

interface CodeFormProps {
  submitText: string
  variant?: 'primary' | 'danger'
  /** Only the application makes a code: none of the recovery codes will do. */
  isFirst?: boolean
  cancelText?: string
  send: (code: string) => Promise<void>
  onCancel: () => void
}

/** Asks for a code, and repeats the question while the server refuses it. */
export function CodeForm({
  submitText,
  variant = 'primary',
  isFirst = false,
  cancelText,
  send,
  onCancel,
}: CodeFormProps) {
  const { errors, submit, isPending } = usePlainForm(rules, ({ code }) => send(code), 'code')
  return (
    <form ref={focusFirstField} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={isFirst ? m.factor_first_code() : m.factor_any_code()} error={errors.code ?? errors.form}>
        <Input name="code" autoComplete="one-time-code" className="max-w-60 font-code" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} isPending={isPending}>
          {submitText}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {cancelText ?? m.factor_cancel()}
        </Button>
      </div>
    </form>
  )
}
