import * as Radix from 'radix-ui/alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '#button/button.tsx'
import { useTexts } from '#texts/texts.ts'
import { controlled, type Controllable } from './controlled.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface ConfirmDialogProps extends Controllable {
  trigger?: ReactElement
  heading: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  children?: ReactNode
  /** Names the action: «Удалить роль», not «Да». */
  confirmText?: string
  variant?: 'primary' | 'danger'
  isPending?: boolean
  /** The caller closes the dialog, once the action has succeeded. */
  onConfirm: () => void
}

/** Asks before what cannot be undone. The focus starts on the way back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  heading,
  description,
  children,
  confirmText,
  variant = 'primary',
  isPending = false,
  onConfirm,
}: ConfirmDialogProps) {
  const texts = useTexts()
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root {...controlled(open, onOpenChange)}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-overlay" />
        <Radix.Content
          {...returnFocus}
          className="fixed start-1/2 top-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-105 max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 animate-appear flex-col gap-2 overflow-y-auto rounded-lg bg-surface p-4 shadow-popover outline-none rtl:translate-x-1/2"
        >
          <Radix.Title className="text-base font-semibold break-words">{heading}</Radix.Title>
          <Radix.Description className="text-secondary">{description}</Radix.Description>
          {children}
          <footer className="mt-2 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{texts.cancel}</Button>
            </Radix.Cancel>
            <Button variant={variant} isPending={isPending} onClick={onConfirm}>
              {confirmText ?? texts.confirm}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
