import { Button } from '@admin-panel/ui/button'
import { type ReactNode, useState } from 'react'
import { showError } from '#data/notify/show-error.ts'

interface PasskeyButtonProps {
  prove: (credential: Record<string, unknown>) => Promise<void>
  children: ReactNode
}

/** Lets the user prove who they are by a passkey; nothing where the browser knows none. */
export function PasskeyButton({ prove, children }: PasskeyButtonProps) {
  const [isPending, setIsPending] = useState(false)
  // Browsers offer passkeys to pages of HTTPS and of this machine only.
  if (!('PublicKeyCredential' in window)) return null
  async function ask() {
    setIsPending(true)
    try {
      const { signWithPasskey } = await import('./passkey.ts')
      const credential = await signWithPasskey()
      if (credential) await prove(credential)
    } catch (error) {
      showError(error)
    } finally {
      setIsPending(false)
    }
  }
  return (
    <Button isPending={isPending} onClick={() => void ask()}>
      {children}
    </Button>
  )
}
