import { isApiError } from '@admin-panel/sdk'
import { isRow } from './row.ts'

/** The command was written wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const CODES = { done: 0, refused: 1, usage: 2, unanswered: 3 } as const

const WIDTH = 300

/** The code of the exit, and three lines at most. */
export function explain(error: unknown): { code: number; lines: string[] } {
  if (!isApiError(error)) {
    const code = error instanceof UsageError ? CODES.usage : CODES.refused
    return { code, lines: [line(error instanceof Error ? error.message : error)] }
  }
  const { kind, status, message, reason, details = {}, requestId, request } = error
  const fields = Object.entries(details).map(([name, messages = []]) => `${name}: ${messages.join(', ')}`)
  const failure = [status || '', error.kind === 'stale' ? staleText(error.current) : message, reason ?? '']
    .filter(Boolean)
    .join(' ')
  return {
    code: kind === 'network' || kind === 'timeout' ? CODES.unanswered : CODES.refused,
    lines: [
      line(`${request.operation ?? request.path}: ${failure}`),
      ...(fields.length > 0 ? [line(`  ${fields.join('; ')}`)] : []),
      ...(requestId ? [`  request ${requestId}`] : []),
    ],
  }
}

/** The panel's own text speaks of tabs. */
function staleText(current: unknown) {
  const version = isRow(current) && typeof current['version'] === 'number' ? ` ${current['version']}` : ''
  return `The record has changed since the version that was sent: read it again, and send its version${version}`
}

function line(text: unknown) {
  const flat = String(text).replaceAll('\n', ' ')
  return flat.length > WIDTH ? `${flat.slice(0, WIDTH - 1)}…` : flat
}
