import type { PopoverProps } from '@admin-panel/ui/popover'
import {
  cloneElement,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react'
import { lazyPart } from './lazy-part.tsx'

interface PanelProps {
  popover: PopoverProps
  /** Closes a popover that cannot be loaded. */
  onClose: () => void
}

// Loaded on intent: the code of popovers, for position and focus, is larger than the lists that use it.
const Panel = lazyPart<PanelProps>(async () => {
  const { Popover } = await import('@admin-panel/ui/popover')
  return ({ popover }) => <Popover {...popover} />
})
const { prepare } = Panel

interface LazyPopoverProps extends PopoverProps {
  trigger: ReactElement<ComponentProps<'button'>>
}

/** A popover that loads when its button is first pointed at or focused; the button stays the same element. */
export function LazyPopover({ trigger, open, onOpenChange, ...props }: LazyPopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState(false)
  const isOpen = open ?? own
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  function change(next: boolean) {
    setOwn(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: () => change(!isOpen),
      })}
      {hasOpened && (
        <Panel
          popover={{ ...props, id, open: isOpen, onOpenChange: change, trigger: <Standin of={button} /> }}
          onClose={() => change(false)}
        />
      )}
    </>
  )
}

/** Radix anchors the panel to its trigger and returns the focus there: this passes the button on that is rendered already. */
function Standin({ of, ref }: { of: RefObject<HTMLButtonElement | null>; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => of.current)
  return null
}
