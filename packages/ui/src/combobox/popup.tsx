import Check from 'lucide-react/icons/check'
import * as Radix from 'radix-ui/popover'
import { useRef, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { Spinner } from '#feedback/spinner.tsx'
import { useTexts } from '#texts/texts.ts'
import type { ComboboxOption, ComboboxState } from './use-combobox.ts'

interface ComboboxPopupProps {
  state: ComboboxState
  label: string | undefined
  isPending: boolean
  isChosen: (option: ComboboxOption) => boolean
  isMultiple?: boolean
  onChoose: (option: ComboboxOption) => void
  children: ReactNode
}

/** The field (`children`) with the list under it. The focus stays in the field. */
export function ComboboxPopup({
  state,
  label,
  isPending,
  isChosen,
  isMultiple = false,
  onChoose,
  children,
}: ComboboxPopupProps) {
  const texts = useTexts()
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open={state.isOpen} onOpenChange={state.setOpen}>
      <Radix.Anchor ref={anchor} className="flex min-w-0 flex-col">
        {children}
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          // A modal dialog blocks the wheel outside itself, and this list is in a portal.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className="z-50 flex w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-52 animate-appear flex-col overflow-hidden rounded-xl bg-surface shadow-popover"
        >
          <div
            id={state.listId}
            role="listbox"
            aria-label={label ?? texts.choose}
            aria-multiselectable={isMultiple || undefined}
            aria-busy={isPending}
            className="max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1 empty:hidden"
          >
            {state.visibleOptions.map((option) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and answers the keys
              <div
                key={option.value}
                id={state.optionId(option.value)}
                ref={option === state.active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                role="option"
                aria-selected={isChosen(option)}
                aria-disabled={option.disabled}
                onPointerMove={() => option.disabled || state.setActiveValue(option.value)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => option.disabled || onChoose(option)}
                className={cn(
                  'flex min-h-(--control) items-center gap-2 rounded-lg px-2 py-1 select-none',
                  option === state.active && 'bg-hover',
                  option.disabled && 'text-muted',
                )}
              >
                <span className="min-w-0 grow break-words">
                  {option.label}
                  {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
                </span>
                {isChosen(option) && <Check aria-hidden className="size-4 shrink-0" />}
              </div>
            ))}
          </div>
          {(isPending || state.visibleOptions.length === 0) && (
            <output className="flex items-center gap-2 px-3 py-2 text-muted">
              {isPending && <Spinner className="size-3.5" />}
              {isPending ? texts.loading : texts.nothingFound}
            </output>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
