import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import { controlOf, focusControl } from './control-of.ts'
import type { ChangedField, SaveBarState } from './use-save-bar.ts'

/** Props of {@link Root}. */
export interface RootProps extends ComponentProps<'div'> {
  /** The accessible name. */
  'aria-label': string
}

/** Returns the props of the bar. */
export const getRootProps = () => ({ role: 'region' })

/** The bar. Show it while the form has changes, or a new record. */
export function Root(props: RootProps) {
  return <div {...getRootProps()} {...props} />
}

/** Props of {@link Save}. */
export interface SaveProps extends ComponentProps<'button'> {
  /** The state of the bar. */
  bar: SaveBarState
}

/** Returns the props of the button that saves, its ref among them. */
export const getSaveProps = ({ form, isPending, saveRef }: SaveBarState) => ({
  type: 'submit' as const,
  form,
  'aria-keyshortcuts': 'Control+S',
  'aria-disabled': isPending || undefined,
  onClick: (event: MouseEvent) => {
    if (isPending) event.preventDefault()
  },
  ref: saveRef,
})

/** The button that saves. It keeps the focus while the form is being saved. */
export function Save({ bar, ref, ...props }: SaveProps) {
  return <button {...mergeProps(getSaveProps(bar), props)} ref={useComposedRefs(bar.saveRef, ref)} />
}

/** Props of {@link Discard}. */
export interface DiscardProps extends ComponentProps<'button'> {
  /** The state of the bar. */
  bar: SaveBarState
}

/** Returns the props of the button that discards. */
export const getDiscardProps = ({ isPending, onDiscard }: SaveBarState) => ({
  'aria-disabled': isPending || undefined,
  onClick: () => isPending || onDiscard?.(),
})

/** The button that discards. Without `onDiscard` there is none. */
export function Discard({ bar, ...props }: DiscardProps) {
  return bar.onDiscard && <button type="button" {...mergeProps(getDiscardProps(bar), props)} />
}

/** Props of {@link FieldLink}. */
export interface FieldLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The changed field. */
  change: ChangedField
}

/** Returns the props of a link to the control of a field. */
export const getFieldLinkProps = ({ field }: ChangedField) => ({
  href: `#${field}`,
  onClick: (event: MouseEvent) => focusControl(event, field),
})

const unobserved = () => () => {}

/** A link to a changed field. A field without a control of its own, such as a list of photos, is a word. */
export function FieldLink({ change, children = change.label, ...props }: FieldLinkProps) {
  // Read again after the first render, since the bar of a restored draft appears together with its controls.
  const isThere = useSyncExternalStore(
    unobserved,
    () => controlOf(change.field) !== undefined,
    () => false,
  )
  return isThere ? <a {...mergeProps(getFieldLinkProps(change), props)}>{children}</a> : children
}
