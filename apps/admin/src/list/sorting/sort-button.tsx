import { Button } from '@admin-panel/ui/button'
import { Tooltip } from '@admin-panel/ui/tooltip'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import type { SortDialogProps } from './sort-dialog.tsx'

const SortDialog = lazyPart(async () => (await import('./sort-dialog.tsx')).SortDialog)

interface SortButtonProps extends Omit<SortDialogProps, 'onClose'> {
  isFiltered: boolean
}

/** Opens the order of the whole list; the order of a filtered part would be meaningless. */
export function SortButton({ isFiltered, ...dialog }: SortButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <Button aria-disabled={isFiltered} onClick={() => setIsOpen(true)}>
      <ArrowDownUp aria-hidden className="size-4" />
      {m.sorting_open()}
    </Button>
  )
  return (
    <>
      {isFiltered ? <Tooltip text={m.sorting_filtered()}>{button}</Tooltip> : button}
      {isOpen && <SortDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  )
}
