import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import { useState, type ReactElement, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { IconButton } from '#button/icon-button.tsx'
import { useTexts } from '#texts/texts.ts'
import { centred, overlay, windowLook } from './look.ts'
import { fading } from './fading.ts'
import { closable, type Closable } from './controlled.ts'
import { useReturnFocus } from '#headless/command-palette/use-return-focus.ts'

/** Props of `Dialog` and `Drawer`. `heading` is the visible title and the accessible name. */
export interface DialogProps extends Closable {
  /**
   * Whether the dialog is open at first.
   *
   * @default false
   */
  defaultOpen?: boolean
  /** The button that opens the dialog. */
  trigger?: ReactElement
  /** The heading. */
  heading: ReactNode
  /** A line below the heading. */
  description?: ReactNode
  /** The content. */
  children?: ReactNode
  /** Buttons; the primary one is last. */
  footer?: ReactNode
  /** Classes of the frame. */
  className?: string
}

const places = {
  center: `${centred} w-120`,
  end: 'inset-y-0 end-0 w-140 max-w-full animate-slide',
}

/** Keeps the dialog open while the user reads or closes a toast above it. */
function keepForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault()
}

/** The window that `Dialog` and `Drawer` share. */
export function DialogFrame({
  'data-slot': slot,
  place,
  open,
  defaultOpen = false,
  onOpenChange,
  onClose,
  trigger,
  heading,
  description,
  children,
  footer,
  className,
}: DialogProps & { 'data-slot': string; place: keyof typeof places }) {
  const texts = useTexts()
  const returnFocus = useReturnFocus()
  const [[dims, leaving]] = useState(() => [fading(), fading()])
  return (
    <Radix.Root defaultOpen={defaultOpen} {...closable({ open, onOpenChange, onClose })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay ref={dims} data-slot={`${slot}-overlay`} className={overlay} />
        <Radix.Content
          ref={leaving}
          data-slot={slot}
          {...(!description && { 'aria-describedby': undefined })}
          {...returnFocus}
          onPointerDownOutside={keepForToasts}
          className={cn(windowLook, places[place], className)}
        >
          <header data-slot={`${slot}-header`} className="px-4 pt-3.5 pb-2 pe-12">
            <Radix.Title className="text-lead font-title break-words">{heading}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-secondary">{description}</Radix.Description>}
          </header>
          {children && (
            <div data-slot={`${slot}-content`} className="min-h-0 grow overflow-y-auto px-4 pt-1 pb-4">
              {children}
            </div>
          )}
          {footer && (
            <footer
              data-slot={`${slot}-footer`}
              className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3"
            >
              {footer}
            </footer>
          )}
          {/* The button is last in order, so the focus starts in the content. */}
          <Radix.Close asChild>
            <IconButton label={texts.close} className="absolute end-2.5 top-2.5">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
