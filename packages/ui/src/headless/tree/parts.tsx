import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { TreeNode, TreeRow } from './rows.ts'
import type { TreeState } from './use-tree.ts'

/** Props of {@link Root}. */
export interface RootProps<Node extends TreeNode<Node>> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the tree. */
  tree: TreeState<Node>
  /** The accessible name. */
  'aria-label': string
  /** Draws a node in view, with its id as the key; `Item` by default. */
  children?: (row: TreeRow<Node>) => ReactNode
}

/** Returns the props of the tree. */
export const getRootProps = ({ press }: Pick<TreeState<never>, 'press'>) => ({ role: 'tree', onKeyDown: press })

/** The tree. */
export function Root<Node extends TreeNode<Node>>({ tree, children, ...props }: RootProps<Node>) {
  const draw = children ?? ((row) => <Item key={row.node.id} tree={tree} row={row} />)
  return <div {...mergeProps(getRootProps(tree), props)}>{tree.rows.map(draw)}</div>
}

/** Props of {@link Item}. */
export interface ItemProps<Node extends TreeNode<Node>> extends Omit<ComponentProps<'div'>, 'id'> {
  /** The state of the tree. */
  tree: TreeState<Node>
  /** The node, with its place. */
  row: TreeRow<Node>
}

/** Returns the props of a node in view. */
export function getItemProps<Node extends TreeNode<Node>>(
  { focusedId, selected, isOpen, select, setFocusedId, elementId }: TreeState<Node>,
  { node: { id, children }, level, place, siblings }: TreeRow<Node>,
) {
  return {
    id: elementId(id),
    role: 'treeitem',
    'aria-level': level,
    'aria-posinset': place,
    'aria-setsize': siblings,
    'aria-expanded': children && isOpen(id),
    'aria-selected': id === selected,
    tabIndex: id === focusedId ? 0 : -1,
    onFocus: () => setFocusedId(id),
    // What is in it may have answered the click.
    onClick: ({ defaultPrevented }: MouseEvent) => defaultPrevented || select(id),
  }
}

/** A node in view: a click chooses it. Without children it is the `Toggle` and the name. */
export function Item<Node extends TreeNode<Node>>({ tree, row, children, ...props }: ItemProps<Node>) {
  return (
    <div {...mergeProps(getItemProps(tree, row), props)}>
      {children ?? (
        <>
          <Toggle tree={tree} row={row} />
          {row.node.name}
        </>
      )}
    </div>
  )
}

/** Props of {@link Toggle}. */
export interface ToggleProps<Node extends TreeNode<Node>> extends ComponentProps<'span'> {
  /** The state of the tree. */
  tree: TreeState<Node>
  /** The node, with its place. */
  row: TreeRow<Node>
}

/** Returns the props of what opens a branch and closes it. */
export function getToggleProps<Node extends TreeNode<Node>>(
  { isOpen, toggle }: TreeState<Node>,
  { node: { id, children } }: TreeRow<Node>,
) {
  return {
    'aria-hidden': true,
    'data-open': children && isOpen(id),
    onClick: (event: MouseEvent) => {
      if (!children) return
      // The node is not chosen.
      event.stopPropagation()
      toggle(id)
    },
  }
}

/** Opens a branch and closes it: `data-open` says which. Keys do it without this part, and a leaf has it as a space. */
export function Toggle<Node extends TreeNode<Node>>({ tree, row, ...props }: ToggleProps<Node>) {
  return <span {...mergeProps(getToggleProps(tree, row), props)} />
}
