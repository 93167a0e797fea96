import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { IconButton } from '#button/icon-button.tsx'
import { useTexts } from '#texts/texts.ts'
import type { Toast, Toasts } from './toasts.ts'

/** Props of {@link Toaster}. */
export type ToasterProps = ComponentProps<'section'> & {
  /** The store of the toasts. */
  toasts: Toasts
}

/** Shows the toasts of a store. Their timers pause on hover and while the focus is in them. */
export function Toaster({ toasts, className, ...props }: ToasterProps) {
  const texts = useTexts()
  const list = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)
  const section = useRef<HTMLElement>(null)
  // No leave or blur event fires when a hovered or focused toast is removed.
  useEffect(() => {
    if (!section.current?.matches(':hover, :focus-within')) toasts.resume()
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading is not an action: the listeners only stop the clocks
    <section
      aria-label={texts.notifications}
      aria-live="polite"
      data-toaster=""
      {...props}
      ref={section}
      onPointerEnter={toasts.pause}
      onPointerLeave={() => section.current?.matches(':focus-within') || toasts.resume()}
      onFocus={toasts.pause}
      onBlur={() => section.current?.matches(':hover') || toasts.resume()}
      className={cn(
        // Stays above a bar at the foot. On a phone such a bar may be of any height, so the toasts are at the top.
        '[:root:has([data-foot])_&]:bottom-20 max-sm:[:root:has([data-foot])_&]:top-14 max-sm:[:root:has([data-foot])_&]:bottom-auto',
        'fixed end-4 bottom-4 z-60 flex max-h-[calc(100dvh-2rem)] w-90 max-w-[calc(100vw-2rem)] flex-col gap-2 overflow-y-auto',
        list.length === 0 && 'pointer-events-none',
        className,
      )}
    >
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toasts.close(toast.id)} />
      ))}
    </section>
  )
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const texts = useTexts()
  const isError = toast.status === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <div className="pointer-events-auto flex animate-appear items-start gap-2 rounded-xl border border-line bg-surface py-2 ps-3 pe-2 shadow-popover">
      <Icon aria-hidden className={cn('mt-1 size-4 shrink-0', isError ? 'text-danger' : 'text-green-dot')} />
      <div className="min-w-0 grow py-0.5 break-words">
        <span className="sr-only">{isError ? texts.error : texts.success}: </span>
        {toast.body ? <toast.body.component {...toast.body.props} /> : <p>{toast.message}</p>}
        {toast.items.length > 0 && (
          <ul className="mt-1 list-disc ps-4 text-secondary">
            {toast.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <IconButton label={texts.close} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
