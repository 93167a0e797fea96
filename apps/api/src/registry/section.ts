import type { PermissionName } from '@admin-panel/permissions'
import type { Handlers } from '#contract/handlers.ts'
import type { Database } from '#db/database.ts'
import type { SQL } from '#db/drizzle.ts'
import type { Env } from '#env.ts'
import type { Composers } from '#mail/outbox.ts'
import type { Resources } from '#records/resources.ts'
import type { Size } from '#seeding/sizes.ts'
import type { EnglishTexts } from '#text/language/language.ts'

export type Task = (db: Database, at: Date, env: Env) => Promise<void>

/** Selects how much work waits, as `waiting` (10,000 stand for more), and since when, as `since`, by an index. */
export type Backlog = (at: Date) => SQL

export interface SeedContext {
  at: Date
  env: Env
  size: Size
}

/** A task that changes records whose time has come, once a minute. */
export interface Due {
  /** How a notification calls it. */
  label: string
  /** The permission whose holders are notified of its failures besides the administrators, since they can mend the cause. */
  permission?: PermissionName
  run: Task
}

/** Deletes what is expired, in batches of bounded size. */
export interface Sweep {
  /** Deletes the oldest, in one transaction of bounded size or a few, and returns whether more may wait. */
  run: (db: Database, at: Date, env: Env) => Promise<boolean>
  /** Selects for how many seconds the oldest has been due to go, by an index; null if nothing is. */
  behind?: (at: Date) => SQL
}

interface SeedStep {
  run: (tx: Database, context: SeedContext) => Promise<void>
  /** The steps, of any section, whose data this step reads or references. */
  after?: readonly string[]
}

/** Everything that a section brings to the server. */
export interface Section {
  /** The handlers of its operations; a function receives those of all sections. */
  handlers?: Partial<Handlers> | ((all: () => Handlers) => Partial<Handlers>)
  /** The facts of its resources for other sections and the log, by entity. */
  resources?: Resources
  /** The English of its refusals and labels. */
  english?: EnglishTexts
  /** The composers of its mails by kind. */
  mails?: Composers
  /** Tasks that change records whose time has come, by names that are unique among all sections. */
  dues?: Readonly<Record<string, Due>>
  /** Jobs that delete expired data once an hour, by names that are unique among all jobs. */
  sweeps?: Readonly<Record<string, Sweep>>
  /** Queues of background jobs, by names that are unique among all sections; counted when metrics are read. */
  backlogs?: Readonly<Record<string, Backlog>>
  /** Steps of the demo data, by names that are unique among all sections. */
  seeds?: Readonly<Record<string, SeedStep>>
}

export function defineSection<const Definition extends Section>(definition: Definition): Definition {
  return definition
}
