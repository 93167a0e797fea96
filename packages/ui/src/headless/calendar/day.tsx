import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useEffect, useRef, type Ref } from 'react'
import type { DayButtonProps } from 'react-day-picker'

export type { DropdownProps } from 'react-day-picker'

/** Props of {@link Day}. */
export interface DayProps extends DayButtonProps {
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

/** The button of a day, `data-day`, which takes the focus in a month that the keys have moved to. */
export function Day({ day, modifiers, ref, ...props }: DayProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isFocused = modifiers['focused']
  // The button of react-day-picker does the same by a ref of its own, which that of a user would replace.
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  return <button data-day={day.isoDate} {...props} ref={useComposedRefs(button, ref)} />
}
