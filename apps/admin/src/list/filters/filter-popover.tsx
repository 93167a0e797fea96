import { Button } from '@admin-panel/ui/button'
import { Popover } from '@admin-panel/ui/popover'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

/** Puts a filter of several controls behind a button of its own. */
export function FilterPopover({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover
      label={label}
      align="start"
      trigger={
        <Button>
          {label}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      }
    >
      {children}
    </Popover>
  )
}
