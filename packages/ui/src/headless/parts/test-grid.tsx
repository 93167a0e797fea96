import type { ReactElement } from 'react'
import * as Grid from '#headless/editable-grid/editable-grid.ts'

export type Log = (...what: readonly unknown[]) => void
/** A page with a part that has the given props; it logs what the part does. */
export type PartPage = (props: object, log: Log) => ReactElement
/** Returns the props that are tried, for the part that is tried. */
type At = (part: string) => object | undefined
/** A page on which a part is tried. */
export interface Example {
  at: At
  log: Log
}

interface Price {
  id: string
  article: string
  sum: number | null
  kind: string
}

const rows: Price[] = [
  { id: 'one', article: 'A', sum: 1, kind: '1' },
  { id: 'two', article: 'B', sum: 2, kind: '1' },
]
const columns: readonly Grid.EditableColumn<Price>[] = [
  { id: 'article', header: 'Article', kind: 'readonly' },
  { id: 'sum', header: 'Sum', kind: 'number' },
  { id: 'kind', header: 'Kind', kind: 'select', options: [{ value: '1', label: '1' }] },
]
const word = () => 'word'
const texts: Grid.EditableGridTexts = {
  locale: 'en',
  yes: 'yes',
  no: 'no',
  yesWords: ['yes'],
  noWords: ['no'],
  currencies: ['€'],
  faults: { date: '', whole: '', negative: '', number: '', fraction: '' } as never,
  readonlyCell: '',
  changedFrom: word,
  keys: '',
  nextError: word,
  notTaken: word,
  cellOf: word,
  cellElsewhere: word,
  andMore: word,
}
const refused = [{ rowId: 'one', column: 1, text: 'x', reason: 'no number' }]
const errors = new Map([['one', { article: 'unknown', sum: 'too high' }]])

/** A grid with all of its parts. */
export function GridExample({ at, log }: Example) {
  const state = Grid.useEditableGrid({
    label: 'Prices',
    columns,
    rows,
    rowId: ({ id }) => id,
    changes: new Map(),
    onChange: (changes) => log('changes', changes.size),
    errors,
    texts,
  })
  const grid = {
    ...state,
    report: { refused, outside: 0 },
    goToNextError: () => log('next'),
  }
  return (
    <>
      <Grid.Root grid={grid} {...at('Root')}>
        <Grid.Header grid={grid} {...at('Header')}>
          {(column, index) => (
            <Grid.HeaderCell
              key={column.id}
              grid={grid}
              column={column}
              index={index}
              {...(index === 0 && at('HeaderCell'))}
            />
          )}
        </Grid.Header>
        <Grid.Body grid={grid} {...at('Body')}>
          {(line) => (
            <Grid.Row key={line.id} grid={grid} line={line} {...(line.index === 0 && at('Row'))}>
              {(cell) => (
                <Grid.Cell
                  key={cell.column.id}
                  grid={grid}
                  cell={cell}
                  {...(line.index === 1 && cell.place.column === 1 && at('Cell'))}
                />
              )}
            </Grid.Row>
          )}
        </Grid.Body>
      </Grid.Root>
      <Grid.ErrorText grid={grid} {...at('ErrorText')} />
      <Grid.NextError grid={grid} {...at('NextError')} />
      {(['sum', 'kind'] as const).map((id) => {
        const column = columns.findIndex((other) => other.id === id)
        const name = id === 'sum' ? 'Editor' : 'ListEditor'
        return (
          at(name) && (
            <Grid.Editor
              key={id}
              grid={{
                ...grid,
                editing: { rowId: 'one', row: 0, column, text: '1', isReplacing: false },
                leave: (text) => log('leave', text),
                controls: {
                  ...grid.controls,
                  editor: { onCommit: (text) => log('commit', text), onCancel: () => log('cancel') },
                },
              }}
              {...at(name)}
            />
          )
        )
      })}
      <Grid.Report grid={grid} {...at('Report')}>
        <Grid.Refusals grid={grid} {...at('Refusals')} />
      </Grid.Report>
    </>
  )
}
