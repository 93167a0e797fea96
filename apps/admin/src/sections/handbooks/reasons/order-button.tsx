import { Button } from '@admin-panel/ui/button'
import { Tooltip } from '@admin-panel/ui/tooltip'
import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { OrderDialog } from './order-dialog.tsx'

/** Opens the order of the whole handbook; over a part of it an order would say nothing. */
export function OrderButton({ isFiltered }: { isFiltered: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <Button aria-disabled={isFiltered} onClick={() => setIsOpen(true)}>
      <ArrowDownUp aria-hidden className="size-4" />
      {m.reasons_order()}
    </Button>
  )
  return (
    <>
      {isFiltered ? <Tooltip text={m.reasons_order_filtered()}>{button}</Tooltip> : button}
      {isOpen && <OrderDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
