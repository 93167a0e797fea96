import { Button } from '@admin-panel/ui/button'
import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useSession } from '#data/queries.ts'
import { optionsQuery } from '#form/pickers/options-query.ts'
import { useCanSelect } from '#form/pickers/use-can-select.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { m } from '#paraglide/messages.js'

interface RestoreWindowProps {
  userId: number
  from: string
  to: string | undefined
}

const WindowDialog = lazyPart(async () => (await import('./window-dialog.tsx')).WindowDialog)

const WRITES = /\.(?:create|delete|statusChange|update|upsert)$/

/** Takes back what the person of the filter has changed in its days; for those who may change anything. */
export function RestoreWindow({ userId, from, to }: RestoreWindowProps) {
  const { permissions } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  // The filter itself reads the same name.
  const { data } = useQuery({ ...optionsQuery('users', { ids: [userId] }), enabled: useCanSelect('users') })
  const mayWrite = permissions.administrator || [...permissions.names].some((name) => WRITES.test(name))
  if (!mayWrite) return null
  const name = data?.items.find(({ id }) => id === userId)?.label ?? `№ ${userId}`
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Undo2 aria-hidden />
        {m.window_open()}
      </Button>
      {isOpen && <WindowDialog user={{ id: userId, name }} from={from} to={to} onClose={() => setIsOpen(false)} />}
    </>
  )
}
