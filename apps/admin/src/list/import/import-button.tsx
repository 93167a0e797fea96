import { Button } from '@admin-panel/ui/button'
import Upload from 'lucide-react/icons/upload'
import { useState, type ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { lacks } from '#data/access/lacks.ts'

/** Opens the import dialog, which should be loaded lazily: most visits only read the list. */
export function ImportButton({
  Dialog,
  label = m.import_open(),
}: {
  Dialog: ComponentType<{ onClose: () => void }>
  label?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  // The server reads the file as an operation.
  if (lacks('operations')) return null
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
