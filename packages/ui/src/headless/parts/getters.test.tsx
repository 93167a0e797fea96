import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as Combobox from '#headless/combobox/combobox.ts'
import * as Palette from '#headless/command-palette/command-palette.ts'
import * as Table from '#headless/data-table/data-table.ts'
import * as Dates from '#headless/date-input/date-input.ts'
import * as Upload from '#headless/file-upload/file-upload.ts'
import * as Filters from '#headless/filter-bar/filter-bar.ts'
import * as Masked from '#headless/masked-input/masked-input.ts'
import * as Numbers from '#headless/number-input/number-input.ts'
import * as Pages from '#headless/pagination/pagination.ts'
import * as Saving from '#headless/save-bar/save-bar.ts'
import * as Sortable from '#headless/sortable-list/sortable-list.ts'
import * as Toasts from '#headless/toasts/toasts.ts'
import * as Tree from '#headless/tree/tree.ts'
import { uploadTexts } from './test-parts.tsx'

const lists = { Filters, Pages, Sortable, Table, Tree }
const forms = { Combobox, Dates, Masked, Numbers, Saving, Upload }
const modules = { ...lists, ...forms, Palette, Toasts }
// They draw no element of their own, or a dialog of Radix, keep a state that a function has not, or only say something.
const WITHOUT_GETTER = new Set([
  ...['Body', 'Header', 'PlainRow', 'RowContent', 'Widths'].map((name) => `Table.${name}`),
  ...['Anchor', 'Popup', 'Root', 'Status'].map((name) => `Combobox.${name}`),
  ...['Content', 'Group', 'Overlay', 'Root', 'Title'].map((name) => `Palette.${name}`),
  ...['Announcement', 'Line', 'List', 'Root'].map((name) => `Sortable.${name}`),
  ...['Announcement', 'DropZone', 'Failure', 'Files', 'Refusals', 'Tile'].map((name) => `Upload.${name}`),
  'Dates.CalendarPopup',
  'Toasts.Message',
  'Toasts.Region',
])

test('beside each part stands a function that returns its props', () => {
  const missing = Object.entries(modules).flatMap(([module, exported]) =>
    Object.keys(exported)
      .filter((name) => /^[A-Z]/.test(name) && !(`get${name}Props` in exported))
      .map((name) => `${module}.${name}`)
      .filter((name) => !WITHOUT_GETTER.has(name)),
  )
  expect(missing).toEqual([])
})

const rows = [{ id: 7, name: 'Bolt' }]
const columns: Table.DataColumn<(typeof rows)[number]>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', align: 'end', cell: ({ name }) => name },
]
const group = { id: 'all', label: 'All' }

function BothTables() {
  const table = Table.useDataTable({
    label: 'Parts',
    columns,
    rows,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    texts: { selectAll: 'All', selectRow: (name) => name, rowActions: 'Actions' },
    paging: { rowsBefore: 20, totalRows: 30 },
    sort: 'name',
    onSortChange: () => {},
  })
  const sizing = Table.useColumnSizes({ columns, sizes: {}, onSizesChange: () => {} })
  const [column] = table.columns
  if (!column) return null
  const line = { id: 7, isSelected: true, place: 20 }
  return (
    <>
      <Table.Frame table={table}>
        <Table.Root table={table}>
          <thead>
            <Table.HeaderRow table={table}>
              <Table.HeaderCell table={table} column={column}>
                <Table.SortButton table={table} column={column} />
                <Table.Resizer sizing={sizing} column={column} aria-label="Width" />
              </Table.HeaderCell>
            </Table.HeaderRow>
          </thead>
          <tbody>
            <Table.GroupHead group={group} columnCount={1} place={20} />
            <Table.Row {...line} hasLink>
              <td>7</td>
            </Table.Row>
          </tbody>
        </Table.Root>
      </Table.Frame>
      <section {...Table.getFrameProps(table)}>
        <table {...Table.getRootProps(table)}>
          <thead>
            <tr {...Table.getHeaderRowProps(table)}>
              <th {...Table.getHeaderCellProps(table, column)}>
                <button {...Table.getSortButtonProps(table, column)}>Name</button>
                <div {...Table.getResizerProps(sizing, column)} aria-label="Width" />
              </th>
            </tr>
          </thead>
          <tbody>
            <tr {...Table.getGroupHeadProps({ place: 20 })}>
              <th {...Table.getGroupCellProps({ columnCount: 1 })}>All</th>
            </tr>
            <tr {...Table.getRowProps({ ...line, hasLink: true })}>
              <td>7</td>
            </tr>
          </tbody>
        </table>
      </section>
    </>
  )
}

const time = Masked.createMask({ mask: '##:##' })
const change = { field: 'field', label: 'Field' }

function BothForms() {
  const number = Numbers.useNumberInput({ value: 1234.5, fraction: 2, onValueChange: () => {}, locale: 'en', texts })
  const pages = Pages.usePagination({ page: 1, pageSize: 20, total: 30, onPageChange: () => {} })
  const bar = Saving.useSaveBar({ form: 'form', isPending: true, onDiscard: () => {} })
  const filters = Filters.useFilterBar({ active: ['one'], onRemove: () => {}, onReset: () => {} })
  return (
    <>
      <div>
        <input id="field" />
        <Numbers.Input number={number} />
        <Masked.Input mask={time} defaultValue="1234" />
        <Pages.Step pagination={pages} step="first" />
        <Pages.PageInput pagination={pages} />
        <Pages.PageSize pagination={pages} />
        <Filters.Root aria-label="Filters">
          <Filters.Remove filters={filters} id="one" aria-label="Remove" />
          <Filters.Reset filters={filters} />
        </Filters.Root>
        <Saving.Root aria-label="Unsaved">
          <Saving.FieldLink change={change} />
          <Saving.Discard bar={bar} />
          <Saving.Save bar={bar} />
        </Saving.Root>
      </div>
      <div>
        <input id="field" />
        <input type="text" {...Numbers.getInputProps(number)} />
        <input type="text" {...Masked.getInputProps(time, { defaultValue: '1234' })} />
        <button type="button" {...Pages.getStepProps(pages, 'first')} />
        <input {...Pages.getPageInputProps(pages)} />
        <select {...Pages.getPageSizeProps(pages)} />
        <div {...Filters.getRootProps()} aria-label="Filters">
          <button type="button" {...Filters.getRemoveProps(filters, 'one')} aria-label="Remove" />
          <button type="button" {...Filters.getResetProps(filters)} />
        </div>
        <div {...Saving.getRootProps()} aria-label="Unsaved">
          <a {...Saving.getFieldLinkProps(change)}>Field</a>
          <button type="button" {...Saving.getDiscardProps(bar)} />
          <button {...Saving.getSaveProps(bar)} />
        </div>
      </div>
    </>
  )
}

const option = { value: 'one', label: 'One' }
const command = { id: 'one', onSelect: () => {} }

function BothSearches() {
  const combobox = Combobox.useCombobox({ options: [option], value: option, onValueChange: () => {} })
  const groups = [{ label: 'All', items: [command] }]
  const palette = Palette.useCommandPalette({ onClose: () => {}, query: 'o', onQueryChange: () => {}, groups })
  const list = Sortable.useSortableList({
    items: [option, { value: 'two', label: 'Two' }],
    itemId: ({ value }) => value,
    onReorder: () => {},
    announce: () => '',
  })
  return (
    <>
      <div>
        <Combobox.Input combobox={combobox} />
        <Combobox.List combobox={combobox} aria-label="Options" />
        <Palette.Input palette={palette} aria-label="Search" />
        <Palette.List palette={palette} aria-label="Commands">
          <Palette.Option palette={palette} item={command} />
        </Palette.List>
        <Sortable.MoveButton list={list} step="later" />
        <Sortable.Choice list={list} id="one" />
      </div>
      <div>
        <input type="text" {...Combobox.getInputProps(combobox)} />
        <div {...Combobox.getListProps(combobox)} aria-label="Options">
          <div {...Combobox.getOptionProps(combobox, option)}>One</div>
        </div>
        <input type="text" {...Palette.getInputProps(palette)} aria-label="Search" />
        <div {...Palette.getListProps(palette)} aria-label="Commands">
          <div {...Palette.getOptionProps(palette, command)} />
        </div>
        <button type="button" {...Sortable.getMoveButtonProps(list, 'later')} />
        <input {...Sortable.getChoiceProps(list, 'one')} />
      </div>
    </>
  )
}

const file: Upload.UploadedFile = { id: 'one', url: '', name: 'one.png', size: 1, state: 'uploading' }
const toasts = Toasts.createToasts()
const toast: Toasts.Toast = { id: 'one', message: 'Saved', status: 'success', items: [] }

function BothUploads() {
  const uploads = Upload.useFileUpload({
    files: [file],
    onFilesChange: () => {},
    accept: 'image/*',
    maxBytes: 10,
    upload: () => Promise.reject(new Error('refused')),
    texts: uploadTexts,
  })
  const calendar = Dates.useCalendar(() => Promise.resolve('panels'))
  return (
    <>
      <Upload.Root uploads={uploads} aria-label="Files">
        <Upload.Choose uploads={uploads} />
        <Upload.Input uploads={uploads} />
        <Upload.Progress uploads={uploads} file={file} />
        <Dates.CalendarButton calendar={calendar} />
        <Toasts.Close toasts={toasts} toast={toast} />
      </Upload.Root>
      <div {...Upload.getRootProps(uploads)} aria-label="Files">
        <button type="button" {...Upload.getChooseProps(uploads)} />
        <input {...Upload.getInputProps(uploads)} />
        <div {...Upload.getProgressProps(uploads, file)} />
        <button type="button" {...Dates.getCalendarButtonProps(calendar)} />
        <button type="button" {...Toasts.getCloseProps(toasts, toast)} />
      </div>
    </>
  )
}

const texts: Numbers.NumberTexts = {
  number: '',
  wholeNumber: '',
  whole: '',
  fraction: () => '',
  sign: '',
  digits: '',
  exponent: '',
  percent: '',
}
interface Folder extends Tree.TreeNode<Folder> {}

const folders: readonly Folder[] = [{ id: 'one', name: 'One', children: [] }]

function BothTrees() {
  const tree = Tree.useTree({ nodes: folders, open: new Set(['one']), onOpenChange: () => {}, selected: 'one' })
  return (
    <>
      <Tree.Root tree={tree} aria-label="Folders" />
      <div {...Tree.getRootProps(tree)} aria-label="Folders">
        {tree.rows.map((row) => (
          <div key={row.node.id} {...Tree.getItemProps(tree, row)}>
            <span {...Tree.getToggleProps(tree, row)} />
            One
          </div>
        ))}
      </div>
    </>
  )
}

test.each<[string, () => ReactNode]>([
  ['table', BothTables],
  ['form', BothForms],
  ['search', BothSearches],
  ['file', BothUploads],
  ['tree', BothTrees],
])('elements of a %s with these props are those of the parts', async (_, Both) => {
  const { container } = await render(<Both />)
  const [parts, elements] = [...container.children].map(({ outerHTML }) => attributesInOrder(outerHTML))
  expect(parts).toContain('aria-label')
  expect(elements).toBe(parts)
})

/** The order of attributes means nothing. */
const attributesInOrder = (html: string) =>
  html.replaceAll(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, tag: string, attributes: string) =>
    [`<${tag}`, ...[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(([one]) => one).toSorted()].join(' '),
  )
