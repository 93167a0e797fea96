import * as Radix from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { cn } from '#cn.ts'
import { FieldContext } from '#field/field-context.ts'
import { floating, floatingLook } from '#menu/floating.ts'
import type { CalendarPlace } from './calendar-place.ts'
import { useDateTexts } from './texts.ts'

/** The panel under the field, a dialog as in the date picker pattern of WAI-ARIA. */
export function CalendarFrame({ calendar, children }: { calendar: CalendarPlace; children: ReactNode }) {
  const texts = useDateTexts()
  const keepOpen = (event: Event) => {
    // The button closes the calendar itself.
    if (event.target instanceof Node && calendar.button.current?.contains(event.target)) event.preventDefault()
  }
  return (
    <Radix.Root open>
      <Radix.Anchor virtualRef={calendar.frame} />
      <Radix.Portal>
        <Radix.Content
          aria-label={texts.calendar}
          {...floating}
          align="start"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDownOutside={keepOpen}
          onFocusOutside={keepOpen}
          onInteractOutside={(event) => event.defaultPrevented || calendar.close(true)}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            calendar.close()
          }}
          // A modal dialog blocks the wheel outside itself, and this panel is in a portal.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className={cn(
            floatingLook,
            'flex max-h-(--radix-popover-content-available-height) flex-col gap-2 p-3 outline-none',
          )}
        >
          {/* The id and the error of the field around it are not those of the calendar's own controls. */}
          <FieldContext value={undefined}>{children}</FieldContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
