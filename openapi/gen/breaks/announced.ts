import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breaks, type Break } from './breaks.ts'
import { changesets, type Changeset } from '@admin-panel/openapi/changesets'
import type { Document } from '@admin-panel/openapi/document'

export const RELEASED = 'openapi/released.json'

/** The breaks of the released contract that no changeset announces, worded. */
export function unannounced(root: string, document: Document): string[] {
  const released: Document = JSON.parse(readFileSync(join(root, RELEASED), 'utf8'))
  const sdk: { version: string } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'))
  const unannouncedBreaks = withoutAnnouncement(breaks(released, document), changesets(), sdk.version)
  if (unannouncedBreaks.length === 0) return []
  const kind = kindsThatBreak(sdk.version).join(' or ')
  return [
    `The contract breaks clients of the release (${RELEASED}). Name each of these in a ${kind} changeset of @admin-panel/sdk:`,
    ...unannouncedBreaks.map(({ of, what }) => `  ${of}: ${what}`),
  ]
}

export function withoutAnnouncement(losses: readonly Break[], pending: readonly Changeset[], version: string): Break[] {
  const kinds = kindsThatBreak(version)
  const texts = pending
    .filter(({ releases }) => kinds.includes(releases['@admin-panel/sdk'] ?? ''))
    .map(({ text }) => text)
  return losses.filter(({ of }) => !texts.some((text) => text.includes(`\`${of}\``)))
}

/** Before 1.0 a minor release may break: a range such as ^0.2.0 ends before 0.3.0. */
function kindsThatBreak(version: string): string[] {
  return version.startsWith('0.') ? ['major', 'minor'] : ['major']
}
