import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { Input } from './input.tsx'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link PasswordInput}. */
export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>

/** A password with a button that shows it. */
export function PasswordInput({ className, disabled, ...props }: PasswordInputProps) {
  const texts = useTexts()
  const [isShown, setIsShown] = useState(false)
  const label = isShown ? texts.hidePassword : texts.showPassword
  const Icon = isShown ? EyeOff : Eye
  return (
    <span data-slot="password-input" className={cn('relative flex min-w-0', className)}>
      <Input
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        disabled={disabled}
        type={isShown ? 'text' : 'password'}
        className="grow pe-10"
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-px end-px grid w-9 place-items-center rounded-lg text-muted hover:text-text disabled:opacity-50"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </span>
  )
}
