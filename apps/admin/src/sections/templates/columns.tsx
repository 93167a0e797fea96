import { localeWords } from '#contract/enums/locale.gen.ts'
import { templateChannelWords } from '#contract/enums/template-channel.gen.ts'
import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { updatedColumn } from '#list/moment-columns.tsx'

export type TemplateRow = Schemas['TemplateRow']

export const columns = (): TableColumn<TemplateRow>[] => [
  {
    id: 'event',
    header: m.field_event(),
    sortKey: 'event',
    cell: ({ event }) => templateEventWords[event](),
  },
  {
    id: 'channel',
    header: m.field_channel(),
    sortKey: 'channel',
    cell: ({ channel }) => templateChannelWords[channel](),
  },
  { id: 'locale', header: m.field_locale(), cell: ({ locale }) => localeWords[locale]() },
  { id: 'subject', header: m.field_subject(), cell: ({ subject }) => subject ?? '—' },
  {
    id: 'code',
    kind: 'code',
    header: m.field_code(),
    sortKey: 'code',
    cell: ({ code }) => <code className="font-code text-xs">{code}</code>,
  },
  updatedColumn(),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('template'),
    cell: (row) => <ActiveSwitch of="templates" name={row.code} record={row} />,
  },
]
