import type { Entity, PermissionName, vocabulary } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import type { EntityName } from '@admin-panel/sdk/resources'
import type { SQL } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { ListFilters, OperationId } from '#contract/handlers.ts'
import type { ListOptions } from '#query/list.ts'
import type { HeldFiles, UploadedFiles } from './held-files.ts'
import type { ModeratedEntity, Moderation } from './moderated.ts'
import type { Back } from './restore/back.ts'
import type { Find } from './search.ts'
import type { StateMachine } from './state-machine.ts'

/** The roles of a new installation whose permissions the sections declare. The administrator has every permission. */
export type GrantedRole =
  | 'merchant'
  | 'moderator'
  | 'content-manager'
  | 'order-operator'
  | 'finance'
  | 'viewer'
  | 'log-only'

type ActionOf<E extends Entity> = (typeof vocabulary)[E][number]

/** The actions of an entity that each default role may perform; `*` means all of them. */
export type Grants<Action extends string = string> = { readonly [Role in GrantedRole]?: '*' | readonly Action[] }

type States = Pick<StateMachine<string>, 'labels' | 'transitions'>
type Searched = Schemas['SearchKind']
type Stateful = { [E in Entity]: 'statusChange' extends ActionOf<E> ? E : never }[Entity]
/** A part of a record that has ids of its own in the log. */
type Part = 'attribute-value'

/** Everything whose ids the log can resolve to names. */
export type Kind = EntityName | Part

/** Every resource that has a list. */
export type ListedResource = { [Id in OperationId]: Id extends `${infer Name}.list` ? Name : never }[OperationId]

/** The conditions of a list under its filters. */
export type ListOf<List extends ListedResource> = (
  db: Database,
  actor: Actor,
  filters: ListFilters<`${List}.list`>,
) => ListOptions | Promise<ListOptions>

/** The facts that other sections use of a resource. */
export interface Facts {
  /** Selects `id` and `label` of its records for the log; null if the log shows their ids. */
  nameOf: SQL | null
  /** The names of its parts, like `nameOf`. */
  parts?: { readonly [Name in Part]?: SQL }
  /** Fields of any record that hold its ids, besides `<resource>_id` and `<resource>_ids`. */
  referencedBy?: readonly string[]
  /** Fields of its own records that hold ids of another resource, where the name of the field does not say so. */
  references?: Readonly<Record<string, Kind>>
  /** The entities whose permissions to list or view show its records in live updates; by default its own. */
  shownBy?: readonly Entity[]
  /** Whether live updates notify every user of a changed record, because every panel depends on it. */
  isSentToAll?: boolean
  /** The permissions of the default roles. */
  grants?: Grants
  /** Its state machine, or the resource whose state machine it uses. */
  states?: States | EntityName
  search?: Search
  /** The conditions of its list under the list's filters, for sections that count or change what is in it but cannot import it. */
  lists?: { readonly [List in ListedResource]?: ListOf<List> }
  /** The files that its records hold. */
  files?: HeldFiles | UploadedFiles
  /** How users propose changes of its records. */
  moderation?: Moderation
  /** How its records come back after a change or a deletion. */
  back?: Back
}

interface Search {
  /** Any of these permissions opens the page of a record. */
  permissions: readonly PermissionName[]
  find: Find
}

/** Requires the facts that the contract makes necessary: grants of a permission, states of a status, a search. */
type FactsOf<Name extends EntityName> = Whole<
  Facts &
    (Name extends Entity ? { grants: Grants<ActionOf<Name>> } : { shownBy: readonly Entity[] }) &
    (Name extends Stateful ? { states: States | EntityName } : unknown) &
    (Name extends Searched ? { search: Search } : { search?: never }) &
    (Name extends Schemas['FileEntity'] ? { files: UploadedFiles } : unknown) &
    (Name extends ModeratedEntity ? { moderation: Moderation } : { moderation?: never })
>

/** One object type, of which an error names the property that is missing. */
type Whole<T> = { [Name in keyof T]: T[Name] }

export type Resources = { readonly [Name in EntityName]?: FactsOf<Name> }

let resources: ReadonlyMap<string, Facts> = new Map()

/** `sections.ts` registers here what the sections declare, since no section may import the list of all sections. */
export function registerResources(declared: ReadonlyMap<string, Facts>): void {
  resources = declared
}

/** All resources, in the order of the list of sections. */
export function allResources(): ReadonlyMap<string, Facts> {
  return resources
}
