import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { useState, type ReactElement } from 'react'

export interface ExportFormatsProps {
  trigger: ReactElement
  formats: readonly { label: string; run: () => void }[]
}

/** The formats of an export, open from the start: the menu is loaded when it is asked for. */
export function ExportFormats({ trigger, formats }: ExportFormatsProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <DropdownMenu trigger={trigger} open={isOpen} onOpenChange={setIsOpen}>
      {formats.map(({ label, run }) => (
        <MenuItem key={label} onSelect={run}>
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
