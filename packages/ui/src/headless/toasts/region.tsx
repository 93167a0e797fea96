import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { Toast, Toasts } from './store.ts'

/** Props of {@link Region}. */
export interface RegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The store of the toasts. */
  toasts: Toasts
  /** The accessible name. */
  'aria-label': string
  /** Draws a toast, with its id as the key. */
  children: (toast: Toast) => ReactNode
}

/** The toasts of a store, which screen readers hear. Their timers pause on hover and while the focus is in them. */
export function Region({ toasts, children, ref, ...props }: RegionProps) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)
  const section = useRef<HTMLElement>(null)
  // No leave or blur event fires when a hovered or focused toast is removed.
  useEffect(() => {
    if (!section.current?.matches(':hover, :focus-within')) toasts.resume()
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading is not an action: the listeners only stop the clocks
    <section
      aria-live="polite"
      data-toaster=""
      data-empty={list.length === 0 || undefined}
      {...mergeProps(
        {
          onPointerEnter: toasts.pause,
          onPointerLeave: ({ currentTarget }: PointerEvent) =>
            currentTarget.matches(':focus-within') || toasts.resume(),
          onFocus: toasts.pause,
          onBlur: ({ currentTarget }: FocusEvent) => currentTarget.matches(':hover') || toasts.resume(),
        },
        props,
      )}
      ref={useComposedRefs(section, ref)}
    >
      {list.map(children)}
    </section>
  )
}

/** Props of {@link Message}. */
export interface MessageProps {
  /** The toast. */
  toast: Toast
}

/** What a toast says: its text, or its component. */
export function Message({ toast: { body, message } }: MessageProps) {
  return body ? <body.component {...body.props} /> : <p>{message}</p>
}

/** Props of {@link Close}. */
export interface CloseProps extends ComponentProps<'button'> {
  /** The store of the toasts. */
  toasts: Toasts
  /** The toast that the button closes. */
  toast: Toast
}

/** Returns the props of a button that closes a toast. */
export const getCloseProps = ({ close }: Toasts, { id }: Toast) => ({ onClick: () => close(id) })

/** A button that closes a toast. */
export function Close({ toasts, toast, ...props }: CloseProps) {
  return <button type="button" {...mergeProps(getCloseProps(toasts, toast), props)} />
}
