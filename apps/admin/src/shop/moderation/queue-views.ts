import { m } from '#paraglide/messages.js'
import { openStates } from './open-ones.ts'
import { requestStatuses } from './words.ts'

const everything = Object.keys(requestStatuses).join(',')

/** The parts of a queue. Without a filter it shows what awaits work, so its numbers name the states. */
export function queueViews(counted: 'moderation' | 'brandModeration', isStaff: boolean) {
  const open = `status=${openStates().join(',')}`
  return {
    counted,
    all: { name: m.moderation_part_open(), counts: open },
    presets: [
      { id: 'late', name: m.moderation_part_late(), query: 'overdue=true', counts: `${open}&overdue=true` },
      ...(isStaff
        ? [
            { id: 'free', name: m.moderation_part_free(), query: 'status=new' },
            { id: 'mine', name: m.moderation_part_mine(), query: 'assignee_id=me', counts: `${open}&assignee_id=me` },
          ]
        : []),
      { id: 'revision', name: m.enum_moderation_status_revision(), query: 'status=revision' },
      { id: 'everything', name: m.moderation_part_all(), query: `status=${everything}` },
    ],
  }
}
