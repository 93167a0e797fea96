// The parts render again only with other props, which the cache of the compiler would never find.
'use no memo'

import type { ChangeEvent, ComponentProps, KeyboardEvent, SyntheticEvent } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { PageStep, PaginationState } from './use-pagination.ts'

/** Props of {@link Step}. */
export interface StepProps extends ComponentProps<'button'> {
  /** The state of the pages. */
  pagination: PaginationState
  /** Where the button leads. */
  step: PageStep
}

/** Returns the props of a button that opens another page. */
export const getStepProps = ({ targets, onPageChange }: PaginationState, step: PageStep) => {
  const target = targets[step]
  return { disabled: target === undefined, onClick: () => target !== undefined && onPageChange(target) }
}

/** A button that opens another page. It is disabled where it leads nowhere. */
export function Step({ pagination, step, ...props }: StepProps) {
  return <button type="button" {...mergeProps(getStepProps(pagination, step), props)} />
}

/** Props of {@link PageInput}. */
export interface PageInputProps extends ComponentProps<'input'> {
  /** The state of the pages. */
  pagination: PaginationState
}

/** Returns the props of a field for the number of a page. With the page as its `key` the field follows the other parts. */
export const getPageInputProps = ({ page, jump }: PaginationState) => {
  const open = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (!jump(currentTarget.value)) currentTarget.value = String(page)
  }
  return {
    inputMode: 'numeric' as const,
    defaultValue: page,
    onBlur: open,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && open(event),
  }
}

/** The number of the page. Enter, or leaving the field, opens the page that was typed. */
export function PageInput({ pagination, ...props }: PageInputProps) {
  return <input key={pagination.page} {...mergeProps(getPageInputProps(pagination), props)} />
}

/** Props of {@link PageSize}. */
export interface PageSizeProps extends ComponentProps<'select'> {
  /** The state of the pages. */
  pagination: PaginationState
  /**
   * The numbers of rows to choose from.
   * @default [10, 20, 50, 100]
   */
  sizes?: readonly number[] | undefined
}

const SIZES = [10, 20, 50, 100]

/**
 * Returns the props of a select of the number of rows on a page, its options among them.
 * @param sizes - the numbers to choose from
 */
export const getPageSizeProps = (
  { pageSize, onPageSizeChange }: PaginationState,
  sizes: readonly number[] = SIZES,
) => ({
  value: pageSize,
  onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onPageSizeChange?.(Number(currentTarget.value)),
  children: sizes.map((size) => (
    <option key={size} value={size}>
      {size}
    </option>
  )),
})

/** The number of rows on a page. */
export function PageSize({ pagination, sizes, ...props }: PageSizeProps) {
  return <select {...mergeProps(getPageSizeProps(pagination, sizes), props)} />
}
