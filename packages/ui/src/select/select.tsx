import { Check, ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/select'
import type { ReactNode } from 'react'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'
import { useTexts } from '#texts/texts.tsx'

export interface SelectOption {
  value: string
  label: string
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

interface SelectProps {
  options: readonly SelectOption[]
  value: string | null
  onValueChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  name?: string
  id?: string
  'aria-label'?: string
  className?: string
}

/** A select whose options carry an icon or a second line. For plain ones NativeSelect is lighter. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  name,
  className,
  ...props
}: SelectProps) {
  const texts = useTexts()
  const chosen = options.find((option) => option.value === value)
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onValueChange}
      disabled={disabled}
      {...(name !== undefined && { name })}
    >
      <Radix.Trigger
        {...useFieldControl()}
        {...props}
        className={cn(
          'group control-frame flex h-(--control) min-w-0 items-center gap-2 ps-2.5 pe-2.5 text-start text-control data-placeholder:text-muted',
          className,
        )}
      >
        <span className="flex min-w-0 grow items-center gap-2 [&_svg]:size-4">
          {chosen?.icon}
          <span className="truncate">
            <Radix.Value placeholder={placeholder ?? texts.choose}>{chosen?.label}</Radix.Value>
          </span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[min(28rem,calc(100vw-1rem))] animate-appear overflow-hidden rounded-lg bg-surface shadow-popover"
        >
          <Radix.Viewport className="max-h-80 p-1">
            {options.map(({ value, label, hint, icon, disabled = false }) => (
              <Radix.Item
                key={value}
                value={value}
                textValue={label}
                disabled={disabled}
                className="flex min-h-(--control) items-center gap-2 rounded-md py-1 ps-2 pe-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0"
              >
                {icon}
                <span className="min-w-0 grow">
                  <Radix.ItemText>{label}</Radix.ItemText>
                  {hint && <span className="block text-xs text-muted">{hint}</span>}
                </span>
                <Radix.ItemIndicator>
                  <Check aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
