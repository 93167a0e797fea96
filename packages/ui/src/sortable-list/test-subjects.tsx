import * as Sortable from '#headless/sortable-list/sortable-list.ts'
import { SortableList, type SortableListProps } from './sortable-list.tsx'

const steps = [
  ['first', 'В начало'],
  ['earlier', 'Выше'],
  ['later', 'Ниже'],
] as const

/** The list as its bare parts draw it, without a class. */
function BareList<Item>({ label, items, itemId, itemName, onReorder }: SortableListProps<Item>) {
  const list = Sortable.useSortableList({
    items,
    itemId,
    onReorder,
    announce: (item, place, total) => `${itemName(item)}: место ${place} из ${total}`,
  })
  return (
    <Sortable.Root aria-label={label}>
      {steps.map(([step, text]) => (
        <Sortable.MoveButton key={step} list={list} step={step}>
          {text}
        </Sortable.MoveButton>
      ))}
      <Sortable.List list={list}>
        {(item) => (
          <Sortable.Line key={itemId(item)} list={list} id={itemId(item)} style={{ height: 32 }}>
            <label style={{ display: 'block' }}>
              <Sortable.Choice list={list} id={itemId(item)} />
              {itemName(item)}
            </label>
          </Sortable.Line>
        )}
      </Sortable.List>
      <Sortable.Announcement list={list} />
    </Sortable.Root>
  )
}

/** What promises the same behaviour: the component, and the parts under it. */
export const subjects = [
  ['SortableList', SortableList],
  ['bare parts', BareList],
] as const
