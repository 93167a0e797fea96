import { Button } from '@admin-panel/ui/button'
import { Upload } from 'lucide-react'
import { Suspense, useState, type ComponentType } from 'react'
import { m } from '#paraglide/messages.js'

/** Opens a dialog over a file; give it a lazy one, since most visits only look. */
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
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
