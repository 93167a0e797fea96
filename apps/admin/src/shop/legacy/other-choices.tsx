import { resourceEntities } from '@admin-panel/sdk/resources'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { IgnoreForm } from './ignore-form.tsx'
import type { LegacyKind } from './legacy-kind.ts'
import type { LegacyRecord } from './use-mapping.ts'

interface OtherChoicesProps {
  kind: LegacyKind | { of: 'legacyProducts'; ours: 'products' }
  record: Pick<LegacyRecord, 'id' | 'version'>
  title?: string
  create: ReactNode
}

/** The choices for a legacy record that matches no record of the shop: a new record, or nothing. */
export function OtherChoices({ kind, record, title = m.legacy_create_title(), create }: OtherChoicesProps) {
  const canUpdate = useCan(`${resourceEntities[kind.ours]}.update`)
  const canCreate = useCan(`${resourceEntities[kind.ours]}.create`)
  return (
    <>
      {canCreate && (
        <section className="flex flex-col items-start gap-2">
          <h3 className="font-label">{title}</h3>
          {create}
        </section>
      )}
      {canUpdate && <IgnoreForm of={kind.of} record={record} />}
    </>
  )
}
