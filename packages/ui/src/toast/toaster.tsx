import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { IconButton } from '#button/icon-button.tsx'
import { Message, Region, type Toast, type Toasts } from '#headless/toasts/toasts.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link Toaster}. */
export type ToasterProps = ComponentProps<'section'> & {
  /** The store of the toasts. */
  toasts: Toasts
}

/** Shows the toasts of a store. Their timers pause on hover and while the focus is in them. */
export function Toaster({ toasts, className, ...props }: ToasterProps) {
  const texts = useTexts()
  return (
    <Region
      data-slot="toaster"
      {...props}
      aria-label={props['aria-label'] ?? texts.notifications}
      toasts={toasts}
      className={cn(
        // Stays above a bar at the foot. On a phone such a bar may be of any height, so the toasts are at the top.
        '[:root:has([data-foot])_&]:bottom-16 max-sm:[:root:has([data-foot])_&]:top-10 max-sm:[:root:has([data-foot])_&]:bottom-auto',
        // The padding leaves room for the shadows, which the scrolling box would cut.
        'pointer-events-none fixed end-0 bottom-0 z-60 flex max-h-dvh w-98 max-w-screen flex-col gap-2 overflow-y-auto p-4',
        className,
      )}
    >
      {(toast) => <ToastCard key={toast.id} toast={toast} onClose={() => toasts.close(toast.id)} />}
    </Region>
  )
}

const kinds = {
  success: { icon: CircleCheck, color: 'text-green-dot', word: 'success' },
  error: { icon: CircleAlert, color: 'text-danger', word: 'error' },
  info: { icon: CircleAlert, color: 'text-muted', word: undefined },
} as const

// The path of the tick is no longer than this.
const TICK = 12

/** The tick draws itself: what was asked for is done. */
function draw(icon: SVGSVGElement | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  icon
    ?.querySelector('path')
    ?.animate(
      { strokeDasharray: [TICK, TICK], strokeDashoffset: [-TICK, 0] },
      { duration: 240, delay: 80, fill: 'backwards', easing: 'ease-out' },
    )
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const texts = useTexts()
  const { icon: Icon, color, word } = kinds[toast.status]
  return (
    <div
      data-slot="toast"
      className="pointer-events-auto flex animate-appear items-start gap-2 rounded-xl border border-line bg-surface py-2 ps-3 pe-2 shadow-popover"
    >
      <Icon
        ref={toast.status === 'success' ? draw : undefined}
        aria-hidden
        className={cn('mt-1 size-4 shrink-0', color)}
      />
      <div className="min-w-0 grow py-0.5 break-words">
        {word && <span className="sr-only">{texts[word]}: </span>}
        <Message toast={toast} />
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
