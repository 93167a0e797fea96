import type { Schemas } from '@admin-panel/sdk'
import { createElement } from 'react'
import { m } from '#paraglide/messages.js'
import { dayAt, today } from '#data/time/days.ts'

type Due = Pick<Schemas['ModerationRow'], 'status' | 'due_at' | 'is_overdue'>

/** The order that a queue has without another one. */
const BY_DUE = ['due_at', undefined]

/** Groups the requests that await a decision by their term, while the list is in its order. */
export function dueGroups(sort: string | undefined) {
  if (!BY_DUE.includes(sort)) return undefined
  return ({ status, due_at, is_overdue }: Due) => {
    if (status !== 'new' && status !== 'in_work') return undefined
    if (is_overdue)
      return { id: 'late', label: createElement('span', { className: 'text-danger' }, m.moderation_due_late()) }
    return dayAt(due_at) === today()
      ? { id: 'today', label: m.moderation_due_today() }
      : { id: 'later', label: m.moderation_due_later() }
  }
}
