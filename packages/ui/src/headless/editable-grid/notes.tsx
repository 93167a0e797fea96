import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { Refusal } from './changes.ts'
import type { EditableGridState } from './state.ts'

/** Props of {@link ErrorText}. */
export interface ErrorTextProps<Row extends object> extends ComponentProps<'p'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
}

/** The error of the editor or of the active cell, which describes the editor. Nothing without one. */
export function ErrorText<Row extends object>({ grid, children = grid.error, ...props }: ErrorTextProps<Row>) {
  if (grid.error === undefined) return null
  return (
    <p id={grid.errorId} role={grid.isUrgent ? 'alert' : undefined} {...props}>
      {children}
    </p>
  )
}

/** Props of {@link NextError}. */
export interface NextErrorProps<Row extends object> extends ComponentProps<'button'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
}

/** Leads to the next error of the owner; nothing without errors. */
export function NextError<Row extends object>({ grid, ...props }: NextErrorProps<Row>) {
  if (grid.errorCount === 0) return null
  return (
    <button type="button" {...mergeProps({ onClick: grid.goToNextError }, props)}>
      {grid.texts.nextError(grid.errorCount)}
    </button>
  )
}

/** Props of {@link Report}. */
export interface ReportProps<Row extends object> extends ComponentProps<'div'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
}

/** The live region of what a paste, a fill or an edit did not write. Its children are shown while there is such a thing. */
export function Report<Row extends object>({ grid, children, ...props }: ReportProps<Row>) {
  const { refused, outside } = grid.report
  return (
    <div role="status" {...props}>
      {(refused.length > 0 || outside > 0) &&
        (children ?? (
          <>
            <p>{grid.texts.notTaken(refused.length, outside)}</p>
            <Refusals grid={grid} />
          </>
        ))}
    </div>
  )
}

/** Props of {@link Refusals}. */
export interface RefusalsProps<Row extends object> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
  /**
   * At most as many are listed.
   * @default 5
   */
  limit?: number
  /** Draws the link to a cell; a button by default. */
  link?: (name: string, go: () => void) => ReactNode
}

/** The cells that were refused, each with its reason and a link to it. */
export function Refusals<Row extends object>({ grid, limit = 5, link = plainLink, ...props }: RefusalsProps<Row>) {
  const { texts, columns } = grid
  const { refused } = grid.report
  const nameOf = ({ rowId, column }: Refusal) => {
    const header = columns[column]?.header ?? ''
    const row = grid.rowOf(rowId)
    return row < 0 ? texts.cellElsewhere(header) : link(texts.cellOf(row + 1, header), () => grid.go({ row, column }))
  }
  return (
    <>
      <ul {...props}>
        {refused.slice(0, limit).map((refusal) => (
          <li key={`${refusal.rowId}.${refusal.column}`}>
            {nameOf(refusal)}
            {`: ${refusal.reason}${refusal.text === '' ? '' : ` («${refusal.text}»)`}`}
          </li>
        ))}
      </ul>
      {refused.length > limit && <p>{texts.andMore(refused.length - limit)}</p>}
    </>
  )
}

const plainLink = (name: string, go: () => void) => (
  <button type="button" onClick={go}>
    {name}
  </button>
)
