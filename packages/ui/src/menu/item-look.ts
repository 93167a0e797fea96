/** The look of an item of a menu. */
export const itemLook =
  'flex min-h-(--control) cursor-default items-center gap-2 rounded-lg px-2 py-1 outline-none select-none data-disabled:text-muted data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0'
