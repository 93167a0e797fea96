import type { ReactNode } from 'react'
import * as Filters from '#headless/filter-bar/filter-bar.ts'
import * as Masked from '#headless/masked-input/masked-input.ts'
import * as Numbers from '#headless/number-input/number-input.ts'
import * as Pages from '#headless/pagination/pagination.ts'
import * as Saving from '#headless/save-bar/save-bar.ts'
import * as Tree from '#headless/tree/tree.ts'
import type { Example } from './test-grid.tsx'

function PaginationExample({ at, log }: Example) {
  const pagination = Pages.usePagination({
    page: 2,
    pageSize: 20,
    total: 100,
    onPageChange: (page) => log('page', page),
    onPageSizeChange: (size) => log('size', size),
  })
  return (
    <>
      <Pages.Step pagination={pagination} step="next" {...at('Step')} />
      <Pages.PageInput pagination={pagination} aria-label="Page" {...at('PageInput')} />
      <Pages.PageSize pagination={pagination} aria-label="Rows" {...at('PageSize')} />
    </>
  )
}

function FilterBarExample({ at, log }: Example) {
  const filters = Filters.useFilterBar({
    active: ['one', 'two'],
    onRemove: (id) => log('remove', id),
    onReset: () => log('reset'),
  })
  return (
    <Filters.Root aria-label="Filters" {...at('Root')}>
      <Filters.Remove filters={filters} id="one" aria-label="Remove one" {...at('Remove')} />
      <Filters.Reset filters={filters} {...at('Reset')} />
    </Filters.Root>
  )
}

interface Folder extends Tree.TreeNode<Folder> {}

const folders: readonly Folder[] = [
  { id: 'one', name: 'One', children: [{ id: 'two', name: 'Two' }] },
  { id: 'three', name: 'Three' },
]

function TreeExample({ at, log }: Example) {
  const tree = Tree.useTree({
    nodes: folders,
    open: new Set(['one']),
    onOpenChange: (open) => log('open', open.size),
    onSelect: (id) => log('select', id),
  })
  return (
    <Tree.Root tree={tree} aria-label="Folders" {...at('Root')}>
      {(row) => (
        <Tree.Item key={row.node.id} tree={tree} row={row} {...(row.node.id === 'one' && at('Item'))}>
          <Tree.Toggle tree={tree} row={row} {...(row.node.id === 'one' && at('Toggle'))} />
        </Tree.Item>
      )}
    </Tree.Root>
  )
}

const numberTexts: Numbers.NumberTexts = {
  number: '',
  wholeNumber: '',
  whole: '',
  fraction: () => '',
  sign: '',
  digits: '',
  exponent: '',
  percent: '',
}

function NumberExample({ at, log }: Example) {
  const number = Numbers.useNumberInput({
    value: 1,
    onValueChange: (value) => log('value', value),
    locale: 'en',
    texts: numberTexts,
  })
  return <Numbers.Input number={number} aria-label="Price" {...at('Input')} />
}

const time = Masked.createMask({ mask: '##:##' })

const MaskedExample = ({ at }: Example) => <Masked.Input mask={time} aria-label="Time" {...at('Input')} />

function SaveBarExample({ at, log }: Example) {
  const bar = Saving.useSaveBar({ onDiscard: () => log('discard') })
  return (
    <Saving.Root aria-label="Unsaved" {...at('Root')}>
      <input id="name" aria-label="Name" onFocus={() => log('focus')} />
      <Saving.FieldLink change={{ field: 'name', label: 'Name' }} {...at('FieldLink')} />
      <Saving.Discard bar={bar} {...at('Discard')} />
      <Saving.Save bar={bar} {...at('Save')} />
    </Saving.Root>
  )
}

/** Parts around a list and a form, each on a page. */
export const listExamples: readonly (readonly [string, object, (example: Example) => ReactNode])[] = [
  ['pagination', Pages, PaginationExample],
  ['filter-bar', Filters, FilterBarExample],
  ['tree', Tree, TreeExample],
  ['number-input', Numbers, NumberExample],
  ['masked-input', Masked, MaskedExample],
  ['save-bar', Saving, SaveBarExample],
]
