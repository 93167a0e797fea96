import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { idsOf, type User, type UserValues } from '#sections/users/form.tsx'

const Gains = lazyPart(async () => (await import('#shop/roles/gains.tsx')).Gains, { isExtra: true })

interface Question {
  roleIds: number[]
  answer: (isAgreed: boolean) => void
}

/** Confirms roles that a user does not have yet, with what these give; a new user has nothing to compare with. */
export function useGiving(user: User | null) {
  const [question, setQuestion] = useState<Question | null>(null)

  function confirm(changes: Partial<UserValues>) {
    const roleIds = idsOf(changes).role_ids?.filter((id) => !user?.role_ids.includes(id)) ?? []
    if (!user || roleIds.length === 0) return Promise.resolve(true)
    return new Promise<boolean>((resolve) => {
      setQuestion({ roleIds, answer: resolve })
    })
  }
  function answer(isAgreed: boolean) {
    question?.answer(isAgreed)
    setQuestion(null)
  }
  const dialog = user && question && (
    <ConfirmDialog
      onClose={() => answer(false)}
      heading={m.users_roles_title()}
      description={m.gains_text()}
      confirmText={m.users_access_give()}
      onConfirm={() => answer(true)}
    >
      <Gains roleIds={question.roleIds} userIds={[user.id]} />
    </ConfirmDialog>
  )
  return { confirm, dialog }
}
