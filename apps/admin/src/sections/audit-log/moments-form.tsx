import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { isUnread, type Unread } from '@admin-panel/ui/read-number'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#data/paths.ts'
import { offsetOf, userTimeZone } from '#data/time/format-date.ts'
import { localTime, momentAt } from '#data/time/local-time.ts'
import { DateInput } from '#form/date-input.tsx'
import { Card } from '@admin-panel/ui/card'
import { m } from '#paraglide/messages.js'
import type { Moments } from './moments.ts'

type Typed = string | Unread

interface MomentsFormProps extends Moments {
  entity: string
  id: number
}

/** Chooses a moment, and one to compare it with; the address takes them. */
export function MomentsForm({ entity, id, at, other }: MomentsFormProps) {
  const navigate = useNavigate()
  const [first, setFirst] = useState<Typed>(at === null ? '' : localTime(at))
  const [second, setSecond] = useState<Typed>(other === null ? '' : localTime(other))
  const [isMissing, setIsMissing] = useState(false)
  function show(event: FormEvent) {
    event.preventDefault()
    if (isUnread(first) || isUnread(second)) return
    setIsMissing(first === '')
    if (first === '') return
    const moments = { at: momentOf(first, at), with: second === '' ? null : momentOf(second, other) }
    void navigate(pathTo('auditLog.asOf', `${entity}/${id}`, moments))
  }
  return (
    <Card>
      <form noValidate className="flex flex-wrap items-start gap-x-4 gap-y-3" onSubmit={show}>
        <Field
          label={m.past_at()}
          hint={m.past_zone({ zone: offsetOf(userTimeZone()) })}
          error={isUnread(first) ? first.why : isMissing ? m.past_at_missing() : undefined}
        >
          <DateInput hasTime value={first} onValueChange={setFirst} />
        </Field>
        <Field
          label={m.past_with()}
          isOptional
          hint={m.past_with_hint()}
          error={isUnread(second) ? second.why : undefined}
        >
          <DateInput hasTime value={second} onValueChange={setSecond} />
        </Field>
        <Button type="submit" variant="primary" className="sm:mt-6">
          {m.past_show()}
        </Button>
      </form>
      {at === null && <p className="mt-3 text-secondary">{m.past_hint()}</p>}
    </Card>
  )
}

/** A moment that was not changed keeps its seconds, which the field does not show. */
function momentOf(local: string, before: string | null) {
  return before !== null && localTime(before) === local ? before : momentAt(local)
}
