import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { Move } from './use-reorder.ts'
import { useSortableItem } from './use-sortable-item.ts'
import type { SortableListState } from './use-sortable-list.ts'

/** Props of {@link Root}. */
export interface RootProps extends ComponentProps<'fieldset'> {
  /** The accessible name. */
  'aria-label': string
}

/** Holds the buttons, the list and the announcement. */
export function Root(props: RootProps) {
  return <fieldset {...props} />
}

/** Props of {@link MoveButton}. */
export interface MoveButtonProps<Item> extends ComponentProps<'button'> {
  /** The state of the list. */
  list: SortableListState<Item>
  /** Where it moves the chosen line. */
  step: Move
}

const shortcuts: Record<Move, string> = {
  first: 'Alt+Home',
  earlier: 'Alt+ArrowUp',
  later: 'Alt+ArrowDown',
  last: 'Alt+End',
}

/** Returns the props of a button that moves the chosen line. */
export const getMoveButtonProps = <Item,>({ current, reorder }: SortableListState<Item>, step: Move) => ({
  'aria-keyshortcuts': shortcuts[step],
  'aria-disabled': current === undefined || !reorder.canMove(current, step),
  onClick: () => {
    if (current !== undefined) reorder.move(current, step)
  },
})

/** A button that moves the chosen line. */
export function MoveButton<Item>({ list, step, ...props }: MoveButtonProps<Item>) {
  return <button type="button" {...mergeProps(getMoveButtonProps(list, step), props)} />
}

/** Props of {@link List}. */
export interface ListProps<Item> extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The state of the list. */
  list: SortableListState<Item>
  /** Draws a line, with the id of its item as the key. */
  children: (item: Item, place: number) => ReactNode
}

/** The lines. */
export function List<Item>({ list, children, ref, ...props }: ListProps<Item>) {
  const element = useRef<HTMLOListElement>(null)
  const { announcement } = list
  // Keeps the moved line in view: the browser follows the focus, which does not move.
  useEffect(() => {
    if (announcement) element.current?.querySelector('li:has(:checked)')?.scrollIntoView({ block: 'nearest' })
  }, [announcement])
  return (
    <ol {...props} ref={useComposedRefs(element, ref)}>
      {list.items.map((item, index) => children(item, index + 1))}
    </ol>
  )
}

/** Props of {@link Line}. */
export interface LineProps<Item> extends Omit<ComponentProps<'li'>, 'id'> {
  /** The state of the list. */
  list: SortableListState<Item>
  /** The id of the item. */
  id: string
}

/** A line that can be dragged: `data-dragging` while it is, `data-edge` where another would land. It holds a `Choice`. */
export function Line<Item>({ list, id, ...props }: LineProps<Item>) {
  const { isDragging, edge, props: drag } = useSortableItem(list.reorder, id, 'vertical')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the drop chooses the line; keys have the radio button
    <li
      data-dragging={isDragging || undefined}
      data-edge={edge}
      {...mergeProps(
        {
          ...drag,
          onDragEnd: () => {
            drag.onDragEnd()
            list.choose(id)
          },
        },
        props,
      )}
    />
  )
}

/** Props of {@link Choice}. */
export interface ChoiceProps<Item> extends Omit<ComponentProps<'input'>, 'id' | 'list'> {
  /** The state of the list. */
  list: SortableListState<Item>
  /** The id of the item. */
  id: string
}

/** Returns the props of the radio button of a line. */
export const getChoiceProps = <Item,>({ group, current, choose, reorder }: SortableListState<Item>, id: string) => ({
  type: 'radio' as const,
  name: group,
  checked: id === current,
  onChange: () => choose(id),
  onKeyDown: (event: KeyboardEvent) => reorder.press(event, id),
})

/** The radio button of a line, which its `<label>` holds: it chooses the line, and hears the keys that move it. */
export function Choice<Item>({ list, id, ...props }: ChoiceProps<Item>) {
  return <input {...mergeProps(getChoiceProps(list, id), props)} />
}

/** Props of {@link Announcement}. */
export interface AnnouncementProps<Item> extends ComponentProps<'output'> {
  /** The state of the list. */
  list: SortableListState<Item>
}

/** Says the new place of a moved line to screen readers. */
export function Announcement<Item>({ list, ...props }: AnnouncementProps<Item>) {
  return <output {...props}>{list.announcement}</output>
}
