import { roleScopeWords } from '#contract/enums/role-scope.gen.ts'
import type { PermissionName } from '@admin-panel/permissions'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { ValueDiff } from '@admin-panel/ui/value-diff'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { describePermissions, isDangerous, permissionLabel } from '#text/permission-labels.ts'
import { useSession } from '#data/queries.ts'
import { ImpactCount, ImpactOnPeople } from './impact.tsx'
import { namesOf, type Role, type RoleValues } from './values.ts'
import { comparePermissions } from './permission-names.ts'

interface Question {
  changes: Partial<RoleValues>
  answer: (isAgreed: boolean) => void
}

/** Confirms a change of permissions: the difference, what each person really gains and loses, and the dangerous permissions. */
export function useSaveReview(role: Role | null) {
  const [question, setQuestion] = useState<Question | null>(null)
  const before = role ? namesOf(role) : []

  function confirm(changes: Partial<RoleValues>) {
    const { added } = comparePermissions(before, changes.permissions ?? before)
    const isAccess = role ? changes.permissions !== undefined || changes.scope !== undefined : added.some(isDangerous)
    if (!isAccess) return Promise.resolve(true)
    return new Promise<boolean>((resolve) => {
      setQuestion({ changes, answer: resolve })
    })
  }
  function answer(isAgreed: boolean) {
    question?.answer(isAgreed)
    setQuestion(null)
  }
  const dialog = question && (
    <ConfirmDialog
      onClose={() => answer(false)}
      heading={m.roles_review_title()}
      description={role ? <ImpactCount role={role} changes={question.changes} /> : m.roles_review_new()}
      confirmText={m.roles_review_save()}
      onConfirm={() => answer(true)}
    >
      <Review role={role} before={before} changes={question.changes} />
    </ConfirmDialog>
  )
  return { confirm, dialog }
}

interface ReviewProps {
  role: Role | null
  before: readonly PermissionName[]
  changes: Partial<RoleValues>
}

function Review({ role, before, changes }: ReviewProps) {
  const { scope, permissions = [...before] } = changes
  const { user } = useSession()
  const { added, removed } = comparePermissions(before, permissions)
  const warned = added.filter(isDangerous)
  return (
    <div className="flex flex-col gap-3">
      {warned.length > 0 && (
        <Warning>{m.roles_review_dangerous({ permissions: warned.map(permissionLabel).join('; ') })}</Warning>
      )}
      {role?.slug === 'administrator' && <Warning>{m.roles_review_administrator()}</Warning>}
      {role && user?.roles.some(({ id }) => id === role.id) && <Warning>{m.roles_review_own()}</Warning>}
      {role && scope && <ValueDiff before={roleScopeWords[role.scope]()} after={roleScopeWords[scope]()} />}
      <Names
        title={m.roles_review_added({ count: added.length })}
        names={added}
        className="bg-green-soft text-green-text"
      />
      <Names
        title={m.roles_review_removed({ count: removed.length })}
        names={removed}
        className="bg-red-soft text-red-text"
      />
      {role && <ImpactOnPeople role={role} changes={changes} />}
    </div>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 rounded-xl bg-amber-soft px-3 py-2 text-amber-text">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  )
}

function Names({ title, names, className }: { title: string; names: readonly PermissionName[]; className: string }) {
  if (names.length === 0) return null
  return (
    <section className={`rounded-xl px-3 py-2 ${className}`}>
      <h3 className="font-label">{title}</h3>
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-4">
        {describePermissions(names).map(({ entity, text }) => (
          <li key={entity}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
