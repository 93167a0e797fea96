import { Button } from '@admin-panel/ui/button'
import { Upload } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { m } from '#paraglide/messages.js'

/** Opens a dialog over a file; give it one that is loaded later, since most visits only look. */
export function ImportButton({
  Dialog,
  label = m.import_open(),
}: {
  Dialog: ComponentType<{ onClose: () => void }>
  label?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Upload aria-hidden className="size-4" />
        {label}
      </Button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
