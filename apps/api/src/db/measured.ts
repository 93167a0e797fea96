import { tracingChannel } from 'node:diagnostics_channel'

/** The wait for a connection. */
export interface Wait {
  /** `primary`, or the host of a replica. */
  pool: string
}

export interface Statement {
  pool: string
  /** Its text, in which values are parameters. */
  text: string
}

/** Announce what the database is asked for to those who measure it. */
export const waits = tracingChannel<unknown, Wait>('admin-panel:wait')
export const statements = tracingChannel<unknown, Statement>('admin-panel:statement')
