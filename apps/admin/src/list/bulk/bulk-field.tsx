import type { PermissionName } from '@admin-panel/permissions'
import { Button } from '@admin-panel/ui/button'
import { useState, type ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import type { Chosen } from '#list/selection.ts'
import type { BulkRow } from './bulk-call.ts'

export interface FieldDialogProps {
  chosen: Chosen<BulkRow>
  onClose: (isDone: boolean) => void
}

interface BulkFieldProps {
  permission: PermissionName
  /** «Изменить поле…» by default. */
  label?: string
  /** Loaded when it is first opened. */
  Dialog: ComponentType<FieldDialogProps>
  chosen: Chosen<BulkRow>
  onDone: () => void
}

/** Opens the dialog that changes a field of the selected records. */
export function BulkField({ permission, label = m.bulk_change_field(), Dialog, chosen, onDone }: BulkFieldProps) {
  const canUpdate = useCan(permission)
  const [isOpen, setIsOpen] = useState(false)
  if (!canUpdate) return null
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          chosen={chosen}
          onClose={(isDone) => {
            setIsOpen(false)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}
