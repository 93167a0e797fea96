import type { Schemas } from '@admin-panel/sdk'
import type { Principal } from '#db/actor.ts'
import { conflict, forbidden } from '#errors.ts'
import { text } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'

/** Sellers act for their own companies, staff for all; administrators are staff with additional transitions. */
type ActorKind = 'seller' | 'staff' | 'administrator'

export interface Transition<Status extends string> {
  from: readonly Status[]
  to: Status
  /** An empty list means that only the program itself makes the transition. */
  who: readonly ActorKind[]
  /** The label of the button; the label of the target status by default. */
  action?: string
  /** The operation whose reasons apply. */
  reason?: Schemas['ReasonOperation']
  requiresReason?: boolean
  requiresComment?: boolean
  /** The further conditions in words, for the documentation. */
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
  /** The transitions that the actor may make from a status, for `available_statuses`. */
  available: (from: Status, actor: Principal) => Available<Status>[]
  /** Returns the transition; throws 409 if there is none and 403 if the actor may not make it. */
  require: (from: Status, to: Status, actor: Principal) => Transition<Status>
  /** The statuses from which a transition leads to this one. */
  into: (to: Status) => Status[]
}

/** Defines states as data: the transitions, their actors, and the reason and comment they require. */
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
          label: text(action ?? labels[to]),
          requires_reason: requiresReason,
          requires_comment: requiresComment,
          reason_operation: reason ?? null,
        })),
    require(from, to, actor) {
      const legal = transitions.filter((transition) => transition.to === to && transition.from.includes(from))
      if (legal.every(({ who }) => who.length === 0))
        throw conflict(say`Нельзя перевести из «${labels[from]}» в «${labels[to]}»`)
      const match = legal.find(({ who }) => isFor(actor, who))
      if (!match)
        throw forbidden(say`Перевести из «${labels[from]}» в «${labels[to]}» может только сотрудник маркетплейса`)
      return match
    },
    into: (to) => transitions.filter((transition) => transition.to === to).flatMap(({ from }) => from),
  }
}

function isFor({ scope, administrator }: Principal, who: readonly ActorKind[]): boolean {
  if (who.includes('administrator') && administrator) return true
  return who.includes(scope === 'own' ? 'seller' : 'staff')
}
