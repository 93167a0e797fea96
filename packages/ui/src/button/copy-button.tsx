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

/** Copies `text` to the clipboard and confirms it for two seconds, or says that the browser has refused. */
export function CopyButton({ text, className }: CopyButtonProps) {
  const texts = useTexts()
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused'>()
  // Hides the confirmation after a while.
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION)
    return () => clearTimeout(timer)
  }, [outcome])
  return (
    <>
      <IconButton
        data-slot="copy-button"
        label={outcome === 'copyRefused' ? texts.copyRefused : texts.copy}
        className={className}
        onClick={() =>
          void copy(text).then(
            () => setOutcome('copied'),
            () => setOutcome('copyRefused'),
          )
        }
      >
        {outcome === 'copied' ? <Check aria-hidden className="text-green-dot" /> : <Copy aria-hidden />}
      </IconButton>
      <output className="sr-only">{outcome && texts[outcome]}</output>
    </>
  )
}

/** A page without https has no clipboard of its own, only the command of the browser. */
async function copy(text: string) {
  // oxlint-disable-next-line eslint/no-restricted-properties -- The command of the browser is the other way.
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard) return clipboard.writeText(text)
  const fill = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', fill, { once: true })
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing replaces it here.
  if (!document.execCommand('copy')) {
    document.removeEventListener('copy', fill)
    throw new Error('The browser has not copied the text')
  }
}
