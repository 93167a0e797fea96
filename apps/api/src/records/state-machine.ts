import type { Schemas } from '@admin-panel/sdk'
import type { Principal } from '#db/actor.ts'
import { conflict, forbidden } from '#errors.ts'

/** Sellers act for their own companies, staff for any; administrators are staff who may do what others may not. */
type Who = 'seller' | 'staff' | 'administrator'

export interface Transition<Status extends string> {
  from: readonly Status[]
  to: Status
  /** Nobody by hand where empty: the program itself does it. */
  who: readonly Who[]
  /** What the button says; the label of the target status unless given. */
  action?: string
  /** The operation whose reasons may be given. */
  reason?: Schemas['ReasonOperation']
  requiresReason?: boolean
  requiresComment?: boolean
  /** In words, for the documents: what else must hold. */
  when?: string
}

interface Available<Status extends string> {
  status: Status
  label: string
  requires_reason: boolean
  requires_comment: boolean
  reason_operation: Schemas['ReasonOperation'] | null
}

export interface StateMachine<Status extends string> {
  labels: Record<Status, string>
  transitions: readonly Transition<Status>[]
  /** Where the actor may take a record from here, for `available_statuses`. */
  available: (from: Status, actor: Principal) => Available<Status>[]
  /** The transition, or the refusal: 409 where there is none, 403 where it is another's to make. */
  require: (from: Status, to: Status, actor: Principal) => Transition<Status>
}

/** States as data: who takes a record from where to where, and what must be said with it. */
export function stateMachine<Status extends string>(
  labels: Record<Status, string>,
  transitions: readonly Transition<Status>[],
): StateMachine<Status> {
  return {
    labels,
    transitions,
    available: (from, actor) =>
      transitions
        .filter((transition) => transition.from.includes(from) && isFor(actor, transition.who))
        .map(({ to, action, reason, requiresReason = false, requiresComment = false }) => ({
          status: to,
          label: action ?? labels[to],
          requires_reason: requiresReason,
          requires_comment: requiresComment,
          reason_operation: reason ?? null,
        })),
    require(from, to, actor) {
      const legal = transitions.filter((transition) => transition.to === to && transition.from.includes(from))
      if (legal.every(({ who }) => who.length === 0))
        throw conflict(`Нельзя перевести из «${labels[from]}» в «${labels[to]}»`)
      const found = legal.find(({ who }) => isFor(actor, who))
      if (!found)
        throw forbidden(`Перевести из «${labels[from]}» в «${labels[to]}» может только сотрудник маркетплейса`)
      return found
    },
  }
}

function isFor({ scope, administrator }: Principal, who: readonly Who[]): boolean {
  if (who.includes('administrator') && administrator) return true
  return who.includes(scope === 'own' ? 'seller' : 'staff')
}
