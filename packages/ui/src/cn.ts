import { clsx } from 'clsx'

/**
 * Joins class names; falsy ones are left out.
 *
 * @example
 * cn('px-2', isActive && 'font-label')
 */
export const cn = clsx
