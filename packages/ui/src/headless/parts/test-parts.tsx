import { createElement, useState, type ReactNode } from 'react'
import * as Calendar from '#headless/calendar/calendar.ts'
import * as Combobox from '#headless/combobox/combobox.ts'
import * as Palette from '#headless/command-palette/command-palette.ts'
import * as Table from '#headless/data-table/data-table.ts'
import * as Dates from '#headless/date-input/date-input.ts'
import * as Grid from '#headless/editable-grid/editable-grid.ts'
import * as Upload from '#headless/file-upload/file-upload.ts'
import * as Sortable from '#headless/sortable-list/sortable-list.ts'
import * as Toasts from '#headless/toasts/toasts.ts'
import { CalendarExample } from './test-calendar.tsx'
import { GridExample, type Example, type PartPage } from './test-grid.tsx'
import { listExamples } from './test-list.tsx'

const items = ['one', 'two', 'three'].map((id) => ({ id, name: id }))
const columns: Table.DataColumn<{ id: string; name: string }>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
]
const group = { id: 'all', label: 'All' }

function TableExample({ at, log }: Example) {
  const sizing = Table.useColumnSizes({ columns, sizes: {}, onSizesChange: ({ name }) => log('size', name) })
  const table = Table.useDataTable({
    label: 'Table',
    columns: sizing.columns,
    rows: items,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    rowLink: ({ id }) => (
      <a href="#here" onClick={() => log('link', id)}>
        {id}
      </a>
    ),
    groupOf: () => group,
    texts: { selectAll: 'All', selectRow: (name) => name, rowActions: 'Actions' },
    sort: undefined,
    onSortChange: (sort) => log('sort', sort),
  })
  return (
    <Table.Frame table={table} {...at('Frame')}>
      <Table.Root table={table} {...at('Root')}>
        <Table.Widths table={table} {...at('Widths')} />
        <Table.Header table={table} {...at('Header')}>
          <Table.HeaderRow table={table} {...at('HeaderRow')}>
            {table.columns.map((column) => (
              <Table.HeaderCell key={column.id} table={table} column={column} {...at('HeaderCell')}>
                <Table.SortButton table={table} column={column} {...at('SortButton')} />
                <Table.Resizer sizing={sizing} column={column} aria-label="Width" {...at('Resizer')} />
              </Table.HeaderCell>
            ))}
          </Table.HeaderRow>
        </Table.Header>
        <Table.Body
          table={table}
          head={({ key, ...head }) => <Table.GroupHead key={key} {...head} {...at('GroupHead')} />}
          {...at('Body')}
        >
          {({ row, id, isSelected }) => (
            <Table.Row key={id} id={id} isSelected={isSelected} hasLink {...(id === 'one' && at('Row'))}>
              <td>
                <Table.RowContent link={table.rowLink?.(row)}>{row.name}</Table.RowContent>
              </td>
            </Table.Row>
          )}
        </Table.Body>
      </Table.Root>
    </Table.Frame>
  )
}

const options = items.map(({ id }) => ({ value: id, label: id }))

function ComboboxExample({ at, log }: Example) {
  const combobox = Combobox.useCombobox({
    options,
    value: null,
    onValueChange: (option) => log('choose', option?.value),
    query: at('Status') ? 'nothing' : '',
  })
  return (
    <Combobox.Root combobox={{ ...combobox, isOpen: true, setOpen: (isOpen) => log('open', isOpen) }}>
      <Combobox.Anchor {...at('Anchor')}>
        <Combobox.Input combobox={combobox} {...at('Input')} />
      </Combobox.Anchor>
      <Combobox.Popup {...at('Popup')}>
        <Combobox.List combobox={combobox} aria-label="Options" {...at('List')}>
          {(option) => (
            <Combobox.Option
              key={option.value}
              combobox={combobox}
              option={option}
              {...(option.value === 'two' && at('Option'))}
            />
          )}
        </Combobox.List>
        <Combobox.Status combobox={combobox} {...at('Status')} />
      </Combobox.Popup>
    </Combobox.Root>
  )
}

function SortableExample({ at, log }: Example) {
  const list = Sortable.useSortableList({
    items,
    itemId: ({ id }) => id,
    onReorder: (next) => log('order', next.map(({ id }) => id).join(' ')),
    announce: ({ name }, place) => `${name} ${place}`,
  })
  return (
    <Sortable.Root aria-label="List" {...at('Root')}>
      <Sortable.MoveButton list={list} step="later" {...at('MoveButton')} />
      <Sortable.List list={list} {...at('List')}>
        {({ id }) => (
          <Sortable.Line key={id} list={list} id={id} {...(id === 'two' && at('Line'))}>
            <Sortable.Choice list={list} id={id} {...(id === 'two' && at('Choice'))} />
          </Sortable.Line>
        )}
      </Sortable.List>
      <Sortable.Announcement list={list} {...at('Announcement')} />
    </Sortable.Root>
  )
}

function ToastsExample({ at, log }: Example) {
  const [toasts] = useState(() => {
    const store = Toasts.createToasts()
    store.show({ message: 'Saved' })
    return {
      ...store,
      pause: () => log('pause'),
      close: (id: string) => log('close', id),
    }
  })
  return (
    <Toasts.Region toasts={toasts} aria-label="Toasts" {...at('Region')}>
      {(toast) => <Toasts.Close key={toast.id} toasts={toasts} toast={toast} {...at('Close')} />}
    </Toasts.Region>
  )
}

function PaletteExample({ at, log }: Example) {
  const palette = Palette.useCommandPalette({
    onClose: () => log('close'),
    query: '',
    onQueryChange: (query) => log('query', query),
    groups: [{ label: 'All', items: items.map(({ id }) => ({ id, onSelect: () => log('select', id) })) }],
  })
  return (
    <Palette.Root palette={palette}>
      <Palette.Overlay {...at('Overlay')} />
      <Palette.Content palette={palette} {...at('Content')}>
        <Palette.Title {...at('Title')}>Commands</Palette.Title>
        <Palette.Input palette={palette} aria-label="Search" {...at('Input')} />
        <Palette.List palette={palette} aria-label="Commands" {...at('List')}>
          <Palette.Group heading="All" {...at('Group')}>
            {palette.groups[0]?.items.map((item) => (
              <Palette.Option key={item.id} palette={palette} item={item} {...(item.id === 'two' && at('Option'))} />
            ))}
          </Palette.Group>
        </Palette.List>
      </Palette.Content>
    </Palette.Root>
  )
}

function DatesExample({ at, log }: Example) {
  const calendar = Dates.useCalendar(() => {
    log('load')
    return Promise.resolve('panels')
  })
  const { frame } = calendar
  return (
    <span ref={frame}>
      <Dates.CalendarButton calendar={calendar} {...at('CalendarButton')} />
      {at('CalendarPopup') && (
        <Dates.CalendarPopup calendar={{ ...calendar, close: () => log('close') }} {...at('CalendarPopup')} />
      )}
    </span>
  )
}

const file: Upload.UploadedFile = { id: 'one', url: '', name: 'one.png', size: 1, state: 'uploading' }
const word = () => 'word'
export const uploadTexts: Upload.FileUploadTexts = {
  locale: 'en',
  images: 'images',
  limits: word,
  wrongType: word,
  tooLarge: word,
  tooMany: word,
  uploading: word,
  uploadingOf: word,
  failed: 'failed',
  retryOf: word,
  removeOf: word,
  earlierOf: word,
  laterOf: word,
  placeOf: word,
}

function UploadExample({ at, log }: Example) {
  const uploads = Upload.useFileUpload({
    files: [file, { ...file, id: 'two', state: 'failed' }],
    onFilesChange: () => log('files'),
    accept: 'image/*',
    maxBytes: 10,
    upload: () => Promise.reject(new Error('refused')),
    texts: uploadTexts,
  })
  return (
    <Upload.Root uploads={{ ...uploads, add: (files) => log('add', files.length) }} aria-label="Files" {...at('Root')}>
      <Upload.DropZone uploads={{ ...uploads, add: (files) => log('add', files.length) }} {...at('DropZone')}>
        <Upload.Choose uploads={{ ...uploads, open: () => log('open') }} {...at('Choose')} />
      </Upload.DropZone>
      <Upload.Refusals uploads={uploads} {...at('Refusals')}>
        {(refusals) => refusals.join()}
      </Upload.Refusals>
      <Upload.Files uploads={uploads} {...at('Files')}>
        {({ id }) => <Upload.Tile key={id} uploads={uploads} id={id} {...(id === 'one' && at('Tile'))} />}
      </Upload.Files>
      <Upload.Progress uploads={uploads} file={file} {...at('Progress')} />
      <Upload.Failure uploads={uploads} file={{ ...file, state: 'failed' }} {...at('Failure')} />
      <Upload.Announcement uploads={uploads} {...at('Announcement')} />
    </Upload.Root>
  )
}

/** Parts that take no props of an element; a month takes those of react-day-picker (`calendar/month.test.tsx`). */
const WITHOUT_PROPS = new Set(['RowContent', 'PlainRow', 'SelectAll', 'SelectRow', 'Message', 'CellBox', 'Month'])
const OF_ROOTS = new Set(['combobox.Root', 'command-palette.Root', 'file-upload.Input'])

const examples: readonly (readonly [string, object, (example: Example) => ReactNode])[] = [
  ['data-table', Table, TableExample],
  ['combobox', Combobox, ComboboxExample],
  ['sortable-list', Sortable, SortableExample],
  ['toasts', Toasts, ToastsExample],
  ['command-palette', Palette, PaletteExample],
  ['date-input', Dates, DatesExample],
  ['file-upload', Upload, UploadExample],
  ['editable-grid', Grid, GridExample],
  ['editable-grid', { ListEditor: Grid.Editor }, GridExample],
  ['calendar', Calendar, CalendarExample],
  ...listExamples,
]

/** Every part that the headless modules export and that takes the props of an element, with a page that it is on. */
export const parts: readonly { name: string; page: PartPage }[] = examples.flatMap(([module, exported, draw]) =>
  Object.keys(exported)
    .filter((name) => /^[A-Z]/.test(name) && !WITHOUT_PROPS.has(name) && !OF_ROOTS.has(`${module}.${name}`))
    .map((name) => ({
      name: `${module}.${name}`,
      page: (props, log) => createElement(draw, { at: (part) => (part === name ? props : undefined), log }),
    })),
)
