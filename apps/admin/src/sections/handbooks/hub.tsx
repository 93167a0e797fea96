import { EmptyState } from '@admin-panel/ui/empty-state'
import Lock from 'lucide-react/icons/lock'
import { m } from '#paraglide/messages.js'
import { Page } from '#page/page.tsx'
import { WhyDenied } from '#page/access/why-denied.tsx'
import { useSession } from '#data/queries.ts'
import type { HandbookCard } from '#shop/handbooks/handbook-card.ts'
import { Line } from './line.tsx'
import { NoRights, useHasNoRights } from './no-rights.tsx'

export interface HandbookGroup {
  label: () => string
  cards: readonly HandbookCard[]
}

export function Hub({ groups }: { groups: readonly HandbookGroup[] }) {
  const { permissions } = useSession()
  const hasNoRights = useHasNoRights()
  const shown = groups
    .map(({ label, cards }) => ({ label, cards: cards.filter(({ permission }) => permissions.can(permission)) }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <Page title={m.handbooks_title()}>
      {shown.length === 0 && hasNoRights ? (
        <NoRights />
      ) : shown.length === 0 ? (
        <>
          <EmptyState icon={<Lock />} heading={m.handbooks_none()} text={m.handbooks_none_text()} />
          <ul className="mx-auto mb-6 w-[calc(100%-2rem)] max-w-lg divide-y divide-line rounded-xl border border-line bg-surface">
            {groups
              .flatMap(({ cards }) => cards)
              .map(({ list, label, icon: Icon, permission }) => (
                <li key={list} className="flex items-center gap-3 px-4 py-2">
                  <Icon className="size-5 shrink-0 text-secondary" />
                  <span className="min-w-0 grow">{label()}</span>
                  <WhyDenied permission={permission} label={m.access_ask()} />
                </li>
              ))}
          </ul>
        </>
      ) : (
        <div className="flex flex-col gap-5 px-page pb-6">
          {shown.map(({ label, cards }) => (
            <section key={label()}>
              <h2 className="mb-2 text-lead font-label">{label()}</h2>
              <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
                {cards.map((card) => (
                  <li key={card.list}>
                    <Line {...card} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Page>
  )
}
