import type { Events } from './events.ts'
import type { BaseOptions } from '#options/options.ts'
import { variables } from './runtime.ts'

const LEVELS = ['debug', 'info', 'warn'] as const

/** Logs the events of a client from a level on. */
export function logEvents({ logger = console, logLevel }: BaseOptions, events: Events): void {
  const least = LEVELS.findIndex((level) => level === (logLevel ?? variables?.['ADMIN_PANEL_LOG']))
  if (least < 0) return
  events.on((event) => {
    const isAnswered = event.type === 'response' && event.status > 0 && event.status < 400
    const level = event.type === 'request' || isAnswered ? 0 : /^(sig|refreshed)/.test(event.type) ? 1 : 2
    // A log is no place for personal data.
    if (level >= least) logger[LEVELS[level]](`admin-panel ${event.type}`, { ...event, user: undefined })
  })
}
