import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { useTexts } from '#texts/texts.ts'

const CONFIRMATION = 2000

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** Classes of the button. */
  className?: string
}

/** Copies `text` to the clipboard and confirms it for two seconds. */
export function CopyButton({ text, className }: CopyButtonProps) {
  const texts = useTexts()
  const [isCopied, setIsCopied] = useState(false)
  // Hides the confirmation after a while.
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      <IconButton
        data-slot="copy-button"
        label={texts.copy}
        className={className}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        {isCopied ? <Check aria-hidden className="text-green-dot" /> : <Copy aria-hidden />}
      </IconButton>
      <output className="sr-only">{isCopied && texts.copied}</output>
    </>
  )
}
