import { Button } from '@admin-panel/ui/button'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { lazyPart } from '#page/lazy-part.tsx'

const RevealDialog = lazyPart(async () => (await import('./reveal-dialog.tsx')).RevealDialog)

export const isMasked = (value: string | null) => value?.includes('•') ?? false

interface Place {
  entity: 'order' | 'bank-detail'
  id: number
}

export interface Reveal {
  /** The value in full once it has been shown, else as the server sends it. */
  valueOf: (field: string, value: string) => string
  /** «Показать» of a masked value. */
  action: (field: string, label: string, value: string) => ReactNode
  dialog: ReactNode
}

/** Shows masked personal data of a record; they stay until the page is left, and nowhere but in it. */
export function useReveal(place: Place): Reveal {
  const [values, setValues] = useState<Readonly<Record<string, string | null>>>({})
  const [asked, setAsked] = useState<{ field: string; label: string } | null>(null)
  // Sellers get no contacts that the shop keeps from them.
  const isStaff = useIsStaff()
  const valueOf = (field: string, value: string) => values[field] ?? value
  return {
    valueOf,
    action: (field, label, value) =>
      isStaff &&
      isMasked(valueOf(field, value)) && (
        <Button
          size="sm"
          variant="ghost"
          onPointerEnter={RevealDialog.prepare}
          onClick={() => setAsked({ field, label })}
        >
          {m.personal_show()}
          <span className="sr-only">{label.toLocaleLowerCase()}</span>
        </Button>
      ),
    dialog: asked && (
      <RevealDialog
        {...place}
        {...asked}
        onShown={(shown) => {
          setValues((before) => ({ ...before, ...shown }))
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
