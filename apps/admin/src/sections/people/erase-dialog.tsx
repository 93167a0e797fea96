import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { peopleEraseRules } from '#contract/rules/people.gen.ts'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { queryClient } from '#data/queries.ts'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'

interface EraseDialogProps {
  contact: string
  ordersCount: number
  onErased: () => void
  onClose: () => void
}

const { reason, confirmation } = peopleEraseRules
const rules = { reason, confirmation }

/** Erases a buyer, after the contact was typed once more. No draft of it stays in the browser. */
export function EraseDialog({ contact, ordersCount, onErased, onClose }: EraseDialogProps) {
  const formId = useId()
  const { errors, submit, isPending } = usePlainForm(rules, async (values) => {
    const { label } = await client.api.people.erase({ contact, orders_count: ordersCount, ...values })
    // Pages that were open before would show the person once more, until they load anew.
    queryClient.removeQueries({ type: 'inactive' })
    void notify({ status: 'success', message: m.people_erased({ label }) })
    onErased()
  })
  return (
    <Dialog
      onClose={onClose}
      heading={m.people_erase_title()}
      description={m.people_erase_text({ count: ordersCount })}
      className="w-110"
      footer={
        <>
          <DialogCancel />
          <Button type="submit" form={formId} variant="danger" isPending={isPending}>
            {m.people_erase()}
          </Button>
        </>
      }
    >
      <form id={formId} ref={focusFirstField} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {errors.form && (
          <p role="alert" className="text-danger">
            {errors.form}
          </p>
        )}
        <Field id="erase-reason" label={m.field_reason()} error={errors.reason}>
          <Input name="reason" autoComplete="off" />
        </Field>
        <Field
          id="erase-confirmation"
          label={m.field_confirmation()}
          hint={m.people_confirm_hint()}
          error={errors.confirmation}
        >
          <Input name="confirmation" autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}
