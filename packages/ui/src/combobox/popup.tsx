import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Spinner } from '#feedback/spinner.tsx'
import * as Headless from '#headless/combobox/combobox.ts'
import { useTexts } from '#texts/texts.ts'

interface ComboboxPopupProps {
  combobox: Headless.ComboboxState
  label: string | undefined
  children: ReactNode
}

/** The field (`children`) with the list under it. */
export function ComboboxPopup({ combobox, label, children }: ComboboxPopupProps) {
  const texts = useTexts()
  return (
    <Headless.Root combobox={combobox}>
      <Headless.Anchor className="flex min-w-0 flex-col">{children}</Headless.Anchor>
      <Headless.Popup
        sideOffset={4}
        collisionPadding={8}
        className="z-50 flex w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-52 animate-appear flex-col overflow-hidden rounded-xl bg-surface shadow-popover"
      >
        <Headless.List
          combobox={combobox}
          aria-label={label ?? texts.choose}
          className="max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1 empty:hidden"
        >
          {(option) => (
            <Headless.Option
              key={option.value}
              combobox={combobox}
              option={option}
              className="flex min-h-(--control) items-center gap-2 rounded-lg px-2 py-1 select-none aria-disabled:text-muted data-active:bg-hover"
            >
              <span className="min-w-0 grow break-words">
                {option.label}
                {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
              </span>
              {combobox.isChosen(option) && <Check aria-hidden className="size-4 shrink-0" />}
            </Headless.Option>
          )}
        </Headless.List>
        <Headless.Status combobox={combobox} className="flex items-center gap-2 px-3 py-2 text-muted">
          {combobox.isPending && <Spinner className="size-3.5" />}
          {combobox.isPending ? texts.loading : texts.nothingFound}
        </Headless.Status>
      </Headless.Popup>
    </Headless.Root>
  )
}
