import { cn } from '#cn.ts'

const variants = {
  primary: 'border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover',
  secondary:
    'border-frame/60 bg-surface text-text not-aria-disabled:hover:bg-hover not-aria-disabled:active:bg-pressed',
  ghost: 'border-transparent text-text not-aria-disabled:hover:bg-hover not-aria-disabled:active:bg-pressed',
  danger: 'border-transparent bg-destructive text-on-destructive not-aria-disabled:hover:bg-destructive-hover',
}
const sizes = { sm: 'min-h-(--control-sm) px-2', md: 'min-h-(--control) px-3' }
const squares = { sm: 'size-(--control-sm)', md: 'size-(--control)' }

/**
 * The look of a button, `ButtonLink` and `IconButton` included. `variant` is `secondary` and `size` is `md` by
 * default, but `ghost` and `sm` for `IconButton`.
 */
export interface ButtonLook {
  /**
   * `primary` is the one action of the page, `danger` cannot be undone; `secondary` by default.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  /**
   * `sm` stands within other parts; `md` by default.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined
}

/** Returns the classes of a button. */
export function buttonLook({ variant = 'secondary', size = 'md' }: ButtonLook, shape: 'text' | 'square' = 'text') {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-lg border text-body font-label transition-colors select-none',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    shape === 'text' ? sizes[size] : squares[size],
  )
}
