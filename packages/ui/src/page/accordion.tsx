import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link Accordion}. */
export type AccordionProps = ComponentProps<'div'>

/** Several parts of a page that open under their headings. */
export function Accordion({ className, ...props }: AccordionProps) {
  return <div data-slot="accordion" {...props} className={cn('flex flex-col gap-2', className)} />
}

/** Props of {@link AccordionItem}. */
export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The heading, which opens and closes the part. */
  title: ReactNode
  /** Items of one name: the browser closes one when another opens. */
  name?: string
}

/** A part that opens under its heading: the native `<details>`, which the browser's search opens by itself. */
export function AccordionItem({ title, className, children, ...props }: AccordionItemProps) {
  return (
    <details
      data-slot="accordion-item"
      {...props}
      className={cn('group/accordion rounded-xl border border-line bg-surface', className)}
    >
      <summary className="flex min-h-(--control) cursor-pointer list-none items-center gap-2 rounded-xl px-3 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open/accordion:rotate-90 rtl:-scale-x-100"
        />
        <span className="min-w-0">{title}</span>
      </summary>
      <div data-slot="accordion-content" className="border-t border-line p-3">
        {children}
      </div>
    </details>
  )
}
