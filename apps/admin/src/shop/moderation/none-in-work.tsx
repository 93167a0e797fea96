import { EmptyState } from '@admin-panel/ui/empty-state'
import { m } from '#paraglide/messages.js'
import type { Desk, DeskRequest } from './desks.ts'
import { NextButton } from './next-button.tsx'

/** Instead of the rows of «Мои», where no other filter hides any. */
export function NoneInWork<Item extends DeskRequest>({ desk }: { desk: Desk<Item> }) {
  return <EmptyState part="nut" heading={m.moderation_mine_none()} action={<NextButton desk={desk} isSecond />} />
}

/** Whether the address asks for the user's own requests and for nothing else. */
export const areMine = (params: object) =>
  JSON.stringify({ ...params, status: undefined, page: undefined, per_page: undefined, sort: undefined }) ===
  '{"assignee_id":["me"]}'
