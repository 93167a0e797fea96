/** The place of a panel beside its button; distances in pixels. */
export const floating = { align: 'end', sideOffset: 4, collisionPadding: 8 } as const

/** Classes that all floating panels share. */
export const floatingLook = 'z-50 animate-appear overflow-y-auto rounded-xl bg-surface shadow-popover'
