import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { isPreview } from '#data/preview/is-preview.ts'
import { queries, useSession } from '#data/queries.ts'
import { lazyPart } from '#page/lazy-part.tsx'

const ResetDialog = lazyPart(async () => (await import('./factor-reset-dialog.tsx')).FactorResetDialog)

/** Whether the page shows the second step of a user to this visitor: to administrators alone. */
export function useFactorOf(id: number) {
  const { permissions } = useSession()
  const enabled = permissions.administrator && !permissions.lacks('security') && !isPreview()
  return useQuery({ ...queries.factorResets.ofUser({ id }), enabled, meta: { quiet: true } }).data
}

/** The action «Сбросить второй шаг…» for a user who has one, while no request waits. */
export function useFactorReset({ id, status, name }: { id: number; status: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const self = useSession().user?.id
  const factor = useFactorOf(id)
  const can = factor?.is_on === true && factor.reset === null && status === 'active' && id !== self
  return {
    actions: can ? [{ label: m.users_factor_reset(), run: () => setIsOpen(true) }] : [],
    dialog: isOpen && <ResetDialog id={id} name={name} onClose={() => setIsOpen(false)} />,
  }
}
