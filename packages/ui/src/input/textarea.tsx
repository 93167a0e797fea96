import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'

/** Props of {@link Textarea}. */
export type TextareaProps = ComponentProps<'textarea'>

/** A text of several lines. It grows with its text up to a third of the window; `rows` is 3 by default. */
export function Textarea({ className, rows = 3, ...props }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...useFieldControl()}
      {...props}
      className={cn(
        'control-frame max-h-[33vh] field-sizing-content min-h-16 min-w-0 resize-y px-2.5 py-1.5 text-control',
        className,
      )}
    />
  )
}
