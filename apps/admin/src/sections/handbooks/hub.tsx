import { EmptyState } from '@admin-panel/ui/empty-state'
import BookX from 'lucide-react/icons/book-x'
import { m } from '#paraglide/messages.js'
import { Page } from '#page/page.tsx'
import { useSession } from '#data/queries.ts'
import { Card } from './card.tsx'
import { handbookCards } from './registry.ts'

function Hub() {
  const { permissions } = useSession()
  const allowed = handbookCards.filter(({ permission }) => permissions.can(permission))
  return (
    <Page title={m.handbooks_title()}>
      {allowed.length === 0 ? (
        <EmptyState icon={<BookX aria-hidden />} heading={m.handbooks_none()} text={m.handbooks_none_text()} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4 px-4 pb-4">
          {allowed.map((card) => (
            <li key={card.list}>
              <Card {...card} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

export { Hub as Component }
