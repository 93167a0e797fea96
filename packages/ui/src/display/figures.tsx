import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link Figures}. */
export type FiguresProps = ComponentProps<'dl'>

/** Three to five figures of a record in one strip; two in a row where the place is narrow. */
export function Figures({ className, children, ...props }: FiguresProps) {
  return (
    <div className="@container/figures min-w-0">
      {/* The lines between the cells are the background that shows through the gaps. */}
      <dl
        data-slot="figures"
        {...props}
        className={cn(
          'grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line @min-[42rem]:auto-cols-fr @min-[42rem]:grid-flow-col @min-[42rem]:grid-cols-none',
          className,
        )}
      >
        {children}
      </dl>
    </div>
  )
}

const tones = { text: '', muted: 'text-muted', amber: 'text-amber-text', red: 'text-danger' } as const

/** Props of {@link Figure}. */
export interface FigureProps {
  /** The name of the figure. */
  label: ReactNode
  /** The figure itself. */
  children: ReactNode
  /**
   * The colour of the figure: amber is waiting, red is late or broken.
   * @default 'text'
   */
  tone?: keyof typeof tones
  /** A quiet second line: the change, a unit, a `Meter`, a `Spark`. */
  note?: ReactNode
}

/** A figure of a record in a strip of `Figures`. */
export function Figure({ label, children, tone = 'text', note }: FigureProps) {
  return (
    <div
      data-slot="figure"
      className="@container flex min-w-0 flex-col bg-surface px-4 py-3 odd:last:col-span-2 @min-[42rem]:odd:last:col-span-1"
    >
      <dt className="text-xs break-words text-muted">{label}</dt>
      <dd
        className={cn(
          'min-w-0 text-lead font-title break-words @min-[42rem]/figures:@min-[10rem]:text-figure',
          tones[tone],
        )}
      >
        {children}
      </dd>
      {/* An empty line keeps the height while the note is not known yet. */}
      <dd className="mt-0.5 min-h-5 min-w-0 text-xs break-words text-secondary">{note}</dd>
    </div>
  )
}
