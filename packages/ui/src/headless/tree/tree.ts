export { useTree, type TreeArgs, type TreeState } from './use-tree.ts'
export type { TreeNode, TreeRow } from './rows.ts'
export { getItemProps, getRootProps, getToggleProps, Item, Root, Toggle } from './parts.tsx'
export type { ItemProps, RootProps, ToggleProps } from './parts.tsx'
