// The parts render again only with other props, which the cache of the compiler would never find.
'use no memo'

import type { ComponentProps, MouseEvent } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { FilterBarState } from './use-filter-bar.ts'

/** Props of {@link Root}. */
export interface RootProps extends ComponentProps<'div'> {
  /** The accessible name. */
  'aria-label': string
}

/** Returns the props of the group of the filters. It takes the focus when the last button in it leaves. */
export const getRootProps = () => ({ role: 'group', tabIndex: -1, 'data-filters': '' })

/** Holds the controls of filters, the chips and the button that takes all off. */
export function Root(props: RootProps) {
  return <div {...getRootProps()} {...props} />
}

/** Props of {@link Remove}. */
export interface RemoveProps extends Omit<ComponentProps<'button'>, 'id'> {
  /** The state of the filters. */
  filters: FilterBarState
  /** The id of the filter. */
  id: string
  /** The accessible name. */
  'aria-label': string
}

const rootOf = (button: Element) => button.closest<HTMLElement>('[data-filters]')

/**
 * Returns the props of the button of a chip.
 * @param filters - the state of the filters
 * @param id - the id of the filter
 */
export const getRemoveProps = ({ onRemove }: Pick<FilterBarState, 'onRemove'>, id: string) => ({
  'data-remove': id,
  onClick: ({ currentTarget }: MouseEvent) => {
    const root = rootOf(currentTarget)
    const buttons = [...(root?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const at = buttons.findIndex((button) => button === currentTarget)
    // The button leaves with its chip: without another one the focus would be lost.
    ;(buttons[at + 1] ?? buttons[at - 1] ?? root)?.focus()
    onRemove(id)
  },
})

/** The button of a chip, which takes the filter off and gives the focus to the next one. */
export function Remove({ filters, id, ...props }: RemoveProps) {
  return <button type="button" {...mergeProps(getRemoveProps(filters, id), props)} />
}

/** Props of {@link Reset}. */
export interface ResetProps extends ComponentProps<'button'> {
  /** The state of the filters. */
  filters: FilterBarState
}

/** Returns the props of the button that takes all filters off. */
export const getResetProps = ({ onReset }: Pick<FilterBarState, 'onReset'>) => ({
  onClick: ({ currentTarget }: MouseEvent) => {
    rootOf(currentTarget)?.focus()
    onReset()
  },
})

/** The button that takes all filters off. It is there only while one is in force. */
export function Reset({ filters, ...props }: ResetProps) {
  return filters.isFiltered && <button type="button" {...mergeProps(getResetProps(filters), props)} />
}
