import { tabbedLists } from '#list/tabbed-lists.tsx'
import { List as Makes, loader as loadMakes } from './makes.tsx'
import { List as OldMakes, loader as loadOldMakes } from './old-makes.tsx'

export const { Component, loader } = tabbedLists([
  { id: 'ours', List: Makes, loader: loadMakes },
  { id: 'old', List: OldMakes, loader: loadOldMakes },
])
