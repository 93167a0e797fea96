import { orderStatusWords } from '#contract/enums/order-status.gen.ts'
import { personPlaceWords } from '#contract/enums/person-place.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Card } from '@admin-panel/ui/card'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { Moment } from '#page/moment.tsx'
import { HistoryCard } from '#record/history/history-card.tsx'

const EraseDialog = lazyPart(async () => (await import('./erase-dialog.tsx')).EraseDialog)

interface KnownProps {
  contact: string
  person: Schemas['KnownPerson']
  onErased: () => void
}

/** Where a buyer stands, who has looked, and the way to erase them. */
export function Known({ contact, person, onErased }: KnownProps) {
  const { names, orders, orders_count, traces, readers } = person
  const [isErasing, setIsErasing] = useState(false)
  const canErase = useCan('person.delete')
  const open = orders.filter(({ is_open }) => is_open)
  const places = traces.filter(({ count }) => count > 0)
  // A kept file of a list says nothing of this buyer.
  if (places.every(({ place }) => place === 'files')) return <p className="text-secondary">{m.people_nothing()}</p>
  return (
    <>
      <Card
        title={names.length > 0 ? names.join(', ') : m.people_nobody()}
        actions={
          canErase && (
            <Button size="sm" variant="danger" disabled={open.length > 0} onClick={() => setIsErasing(true)}>
              {m.people_erase()}
            </Button>
          )
        }
      >
        <DescriptionList>
          {places.map(({ place, count }) => (
            <DescriptionItem key={place} name={personPlaceWords[place]()}>
              {count}
            </DescriptionItem>
          ))}
        </DescriptionList>
        {open.length > 0 && <p className="pt-2 text-secondary">{m.people_open({ count: open.length })}</p>}
      </Card>
      {orders.length > 0 && (
        <Card title={m.people_orders({ count: orders_count })}>
          <ul className="flex flex-col gap-1">
            {orders.map(({ id, number, placed_at, status }) => (
              <li key={id} className="flex flex-wrap gap-x-3">
                <TextLink render={<Link to={pathTo('orders', id)} />}>{number}</TextLink>
                <span className="text-secondary">{orderStatusWords[status]()}</span>
                <span className="text-muted">
                  <Moment time={placed_at} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <HistoryCard
        title={m.personal_readers()}
        empty={m.people_readers_none()}
        entries={readers.map((row) => ({
          ...row,
          body: <span className="text-secondary">{[row.order.label, row.purpose].filter(Boolean).join(' · ')}</span>,
        }))}
      />
      {isErasing && (
        <EraseDialog
          contact={contact}
          ordersCount={orders_count}
          onErased={onErased}
          onClose={() => setIsErasing(false)}
        />
      )}
    </>
  )
}
