import { Stepper } from '@admin-panel/ui/stepper'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { KEEPS_DRAFT } from '#page/unsaved-guard.tsx'
import { pathTo } from '#data/paths.ts'

/** A new attribute: its properties, then its synonyms for imports. */
export function CreateSteps({ current }: { current: 'fields' | 'synonyms' }) {
  const navigate = useNavigate()
  const isFirst = current === 'fields'
  return (
    <Stepper
      label={m.attributes_steps()}
      steps={[
        { id: 'fields', label: m.attributes_step_fields(), state: isFirst ? 'current' : 'done' },
        { id: 'synonyms', label: m.field_synonyms(), state: isFirst ? 'ahead' : 'current' },
      ]}
      onSelect={() => void navigate(pathTo('attributes.new'), { state: KEEPS_DRAFT })}
    />
  )
}
