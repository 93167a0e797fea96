import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from 'radix-ui/popover'
import type { ComponentProps, MouseEvent } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { CalendarState } from './use-calendar.ts'

/** Props of {@link CalendarButton}. */
export interface CalendarButtonProps extends ComponentProps<'button'> {
  /** The state of the calendar. */
  calendar: CalendarState
}

/** Returns the props of the button that opens and closes the calendar, its ref among them. */
export const getCalendarButtonProps = ({ button, isOpen, open, close, prepare }: CalendarState) => ({
  'aria-haspopup': 'dialog' as const,
  'aria-expanded': isOpen,
  onPointerEnter: prepare,
  onFocus: prepare,
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => (isOpen ? close() : open(currentTarget)),
  ref: button,
})

/** The button that opens and closes the calendar. */
export function CalendarButton({ calendar, ref, ...props }: CalendarButtonProps) {
  const own = getCalendarButtonProps(calendar)
  return <button type="button" {...mergeProps(own, props)} ref={useComposedRefs(calendar.button, ref)} />
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
          {...mergeProps(
            {
              onOpenAutoFocus: prevent,
              onCloseAutoFocus: prevent,
              onPointerDownOutside: keepOpen,
              onFocusOutside: keepOpen,
              onInteractOutside: (event: Event) => event.defaultPrevented || close(true),
              onEscapeKeyDown: (event: Event) => {
                event.preventDefault()
                close()
              },
              // A modal dialog blocks the wheel outside itself, and this panel is in a portal.
              onWheel: stop,
              onTouchMove: stop,
            },
            props,
          )}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

const prevent = (event: Event) => event.preventDefault()
const stop = (event: Pick<Event, 'stopPropagation'>) => event.stopPropagation()
