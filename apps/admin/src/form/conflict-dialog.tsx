import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { RadioGroup } from '@admin-panel/ui/radio-group'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { Clash } from './merge-changes.ts'

interface ConflictDialogProps {
  clashes: readonly Clash[]
  /** The user made the other change, in another tab. */
  isOwn: boolean
  label: (field: string) => string
  show: (field: string, value: unknown) => string
  onResolve: (chosen: Record<string, unknown>) => void
  onCancel: () => void
}

/** Asks which value wins where the same field was changed twice; typed input is never dropped without a choice. */
export function ConflictDialog({ clashes, isOwn, label, show, onResolve, onCancel }: ConflictDialogProps) {
  const [side, setSide] = useState<Partial<Record<string, 'local' | 'remote'>>>({})
  const chosen = () =>
    Object.fromEntries(clashes.map(({ field, local, remote }) => [field, side[field] === 'remote' ? remote : local]))
  return (
    <Dialog
      onClose={onCancel}
      heading={isOwn ? m.form_conflict_own() : m.form_conflict_title()}
      description={m.form_conflict_text()}
      footer={
        <>
          <Button onClick={onCancel}>{m.form_conflict_back()}</Button>
          <Button variant="primary" onClick={() => onResolve(chosen())}>
            {m.form_conflict_save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {clashes.map(({ field, was, local, remote }) => (
          <RadioGroup
            key={field}
            legend={label(field)}
            hint={m.form_conflict_was({ value: show(field, was) })}
            options={[
              { value: 'local', label: m.form_conflict_mine({ value: show(field, local) }) },
              { value: 'remote', label: m.form_conflict_theirs({ value: show(field, remote) }) },
            ]}
            value={side[field] ?? 'local'}
            onValueChange={(name) => setSide({ ...side, [field]: name })}
          />
        ))}
      </div>
    </Dialog>
  )
}
