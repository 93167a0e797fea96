import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { Dialog } from '@admin-panel/ui/dialog'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { LoadFailed } from '#page/load-failed.tsx'
import { everyRow } from '#data/every-row.ts'
import { useCan } from '#data/queries.ts'
import { SettingsForm } from './settings-form.tsx'
import { valueInWords } from './value-in-words.ts'

/** Edits the settings of the whole panel; read-only without the permission to update. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const canChange = useCan('setting.upsert')
  const query = useQuery(everyRow('settings.list', { sort: ['group', 'label'] }))
  const { data, isError } = query
  if (data && canChange) return <SettingsForm settings={data.items} onClose={onClose} />
  return (
    <Dialog onClose={onClose} heading={m.entity_setting()} className="w-160">
      {isError && !data && <LoadFailed query={query} heading={m.account_settings_failed()} />}
      {!data && !isError && <Skeleton className="h-60" />}
      {data && <Values settings={data.items} />}
    </Dialog>
  )
}

function Values({ settings }: { settings: readonly Schemas['Setting'][] }) {
  return (
    <DescriptionList>
      {settings.map(({ key, label, type, value }) => (
        <DescriptionItem key={key} name={label}>
          {valueInWords(type === 'money' ? `${key}_kopecks` : key, value) ?? '—'}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
