import * as Grid from '#headless/editable-grid/editable-grid.ts'

/** Returns the props that are tried, for the part that is tried. */
type At = (part: string) => object | undefined
export type Log = (...what: readonly unknown[]) => void
/** A page on which a part is tried. */
export interface Example {
  at: At
  log: Log
}

interface Price {
  id: string
  article: string
  sum: number | null
}

const rows: Price[] = [
  { id: 'one', article: 'A', sum: 1 },
  { id: 'two', article: 'B', sum: 2 },
]
const columns: readonly Grid.EditableColumn<Price>[] = [
  { id: 'article', header: 'Article', kind: 'readonly' },
  { id: 'sum', header: 'Sum', kind: 'number' },
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
      <Grid.Report grid={grid} {...at('Report')}>
        <Grid.Refusals grid={grid} {...at('Refusals')} />
      </Grid.Report>
    </>
  )
}
