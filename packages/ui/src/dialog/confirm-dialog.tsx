import * as Radix from 'radix-ui/alert-dialog'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '#button/button.tsx'
import { useTexts } from '#texts/texts.ts'
import { cn } from '#cn.ts'
import { centred, overlay, windowLook } from './look.ts'
import { fading } from './fading.ts'
import { closable, type Closable } from './controlled.ts'
import { useReturnFocus } from '#headless/command-palette/use-return-focus.ts'

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends Closable {
  /** The button that opens the dialog. */
  trigger?: ReactElement
  /** The question. */
  heading: ReactNode
  /** Explains the effect, and whether it can be undone. */
  description: ReactNode
  /** The consequence of the answer. */
  children?: ReactNode
  /** Names the action: «Удалить роль», not «Да». */
  confirmText?: string
  /** Names staying, such as «Остаться». */
  cancelText?: string
  /**
   * `leave` loses something by going on, so staying is the primary action.
   *
   * @default 'primary'
   */
  variant?: 'primary' | 'danger' | 'leave'
  /**
   * The answer is being carried out.
   *
   * @default false
   */
  isPending?: boolean
  /** The caller closes the dialog after the action succeeds. */
  onConfirm: () => void
}

/**
 * Asks before an action that cannot be undone. The focus starts on «Отмена». The caller closes the dialog after
 * `onConfirm` succeeds.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  onClose,
  trigger,
  heading,
  description,
  children,
  confirmText,
  cancelText,
  variant = 'primary',
  isPending = false,
  onConfirm,
}: ConfirmDialogProps) {
  const texts = useTexts()
  const returnFocus = useReturnFocus()
  const [[dims, leaving]] = useState(() => [fading(), fading()])
  const confirm = (
    <Button
      variant={variant === 'leave' ? 'ghost' : variant}
      isPending={isPending}
      onClick={onConfirm}
      className={variant === 'leave' ? 'text-danger' : undefined}
    >
      {confirmText ?? texts.confirm}
    </Button>
  )
  return (
    <Radix.Root {...closable({ open, onOpenChange, onClose })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay ref={dims} className={overlay} />
        <Radix.Content
          ref={leaving}
          data-slot="confirm-dialog"
          {...returnFocus}
          className={cn(windowLook, centred, 'w-105 gap-2 overflow-y-auto p-4')}
        >
          <Radix.Title className="text-lead font-title break-words">{heading}</Radix.Title>
          <Radix.Description className="text-secondary">{description}</Radix.Description>
          {children}
          <footer className="mt-2 flex flex-wrap justify-end gap-2">
            {variant === 'leave' && confirm}
            <Radix.Cancel asChild>
              <Button variant={variant === 'leave' ? 'primary' : 'secondary'}>{cancelText ?? texts.cancel}</Button>
            </Radix.Cancel>
            {variant !== 'leave' && confirm}
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
