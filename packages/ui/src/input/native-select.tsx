import ChevronDown from 'lucide-react/icons/chevron-down'
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'
import { Input } from './input.tsx'

/** Props of {@link NativeSelect}. */
export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /**
   * Shows the chosen option in a read-only input, since HTML has no read-only select.
   * @default false
   */
  readOnly?: boolean
}

/** The browser's own select, for filters and short lists. `className` goes to the frame around it. */
export function NativeSelect({ className, readOnly = false, ...props }: NativeSelectProps) {
  const control = useFieldControl()
  if (readOnly)
    return (
      <Input
        data-slot="native-select"
        readOnly
        aria-label={props['aria-label']}
        value={chosenText(props.children, String(props.value ?? props.defaultValue ?? ''))}
        className={className}
      />
    )
  return (
    <span data-slot="native-select" className={cn('relative flex min-w-0', className)}>
      <select
        {...control}
        {...props}
        className="control-frame h-(--control) min-w-0 grow appearance-none truncate ps-2.5 pe-8 text-control"
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}

function chosenText(options: ReactNode, value: string): string {
  return Children.toArray(options)
    .filter((option) => isValidElement<ComponentProps<'option'>>(option))
    .filter(({ props }) => String(props.value ?? '') === value)
    .flatMap(({ props }) => Children.toArray(props.children).filter((part) => typeof part === 'string'))
    .join('')
}
