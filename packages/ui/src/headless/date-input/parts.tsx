import * as Radix from 'radix-ui/popover'
import type { ComponentProps } from 'react'
import type { CalendarState } from './use-calendar.ts'

/** Props of {@link CalendarButton}. */
export interface CalendarButtonProps extends ComponentProps<'button'> {
  /** The state of the calendar. */
  calendar: CalendarState
}

/** The button that opens and closes the calendar. */
export function CalendarButton({ calendar, ...props }: CalendarButtonProps) {
  const { button, isOpen, open, close, prepare } = calendar
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...props}
      ref={button}
      onClick={({ currentTarget }) => (isOpen ? close() : open(currentTarget))}
    />
  )
}

/** Props of {@link CalendarPopup}. */
export interface CalendarPopupProps extends ComponentProps<typeof Radix.Content> {
  /** The state of the calendar. */
  calendar: Pick<CalendarState, 'frame' | 'button' | 'close'>
}

/** The panel under the field, a dialog as in the date picker pattern of WAI-ARIA. It holds any calendar. */
export function CalendarPopup({ calendar, ...props }: CalendarPopupProps) {
  const { frame, button, close } = calendar
  const keepOpen = (event: Event) => {
    // The button closes the calendar itself.
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
  }
  return (
    <Radix.Root open>
      <Radix.Anchor virtualRef={frame} />
      <Radix.Portal>
        <Radix.Content
          align="start"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDownOutside={keepOpen}
          onFocusOutside={keepOpen}
          onInteractOutside={(event) => event.defaultPrevented || close(true)}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            close()
          }}
          // A modal dialog blocks the wheel outside itself, and this panel is in a portal.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}
