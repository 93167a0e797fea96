import { cn } from '#cn.ts'
import { FieldContext } from '#field/field-context.ts'
import { CalendarPopup, type CalendarPopupProps } from '#headless/date-input/date-input.ts'
import { floating, floatingLook } from '#menu/floating.ts'
import { useDateTexts } from './texts.ts'

/** The panel under the field. */
export function CalendarFrame({ calendar, children }: Pick<CalendarPopupProps, 'calendar' | 'children'>) {
  const texts = useDateTexts()
  return (
    <CalendarPopup
      calendar={calendar}
      aria-label={texts.calendar}
      {...floating}
      align="start"
      className={cn(
        floatingLook,
        'flex max-h-(--radix-popover-content-available-height) flex-col gap-2 p-3 outline-none',
      )}
    >
      {/* The id and the error of the field around it are not those of the calendar's own controls. */}
      <FieldContext.Provider value={undefined}>{children}</FieldContext.Provider>
    </CalendarPopup>
  )
}
