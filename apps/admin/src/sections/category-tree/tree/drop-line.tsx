import type { DragLineData } from '@headless-tree/core'

/** The line between two rows at the depth of the drop target. */
export function DropLine({ top, left, width }: DragLineData) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute h-0.5 rounded-full bg-focus before:absolute before:-start-1 before:-top-0.75 before:size-2 before:rounded-full before:bg-focus"
      style={{ top: top - 1, insetInlineStart: left, width }}
    />
  )
}
