import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import X from 'lucide-react/icons/x'
import { cn } from '#cn.ts'
import { Button } from '#button/button.tsx'
import type { CellPlace } from './changes.ts'
import { IconButton } from '#button/icon-button.tsx'
import { useGridTexts } from './texts.ts'
import { useTexts } from '#texts/texts.ts'
import type { GridReport } from './use-editable-grid.ts'

interface GridNotesProps {
  className?: string | undefined
  /** Hides the hint about keys that edit. */
  isReadOnly: boolean
  /** The error of the active cell. */
  error: string | undefined
  errorId: string
  /** The text in the editor is invalid, so screen readers announce it at once. */
  isUrgent: boolean
  errorCount: number
  onNextError: () => void
  report: GridReport
  columnName: (column: number) => string
  /** The present index of a row, -1 if it is not among the rows. */
  rowOf: (id: string) => number
  onJump: (place: CellPlace) => void
  onDismiss: () => void
}

const MAX_REFUSALS = 5

/** Errors and the last report, under the grid. The place is reserved, so nothing jumps. */
export function GridNotes({ isReadOnly, error, errorId, isUrgent, errorCount, report, ...props }: GridNotesProps) {
  const { close } = useTexts()
  const texts = useGridTexts()
  const { refused, outside } = report
  const hasReport = refused.length > 0 || outside > 0
  return (
    <div className={cn('flex flex-col gap-1 pt-1.5 text-xs', props.className)}>
      <div className="flex min-h-7 items-center gap-3">
        {error ? (
          <p id={errorId} role={isUrgent ? 'alert' : undefined} className="flex min-w-0 gap-1 text-danger">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            <span className="min-w-0 break-words">{error}</span>
          </p>
        ) : (
          !isReadOnly && <p className="min-w-0 text-muted @max-[40rem]:hidden pointer-coarse:hidden">{texts.hint}</p>
        )}
        {errorCount > 0 && (
          <Button size="sm" variant="ghost" className="ms-auto" onClick={props.onNextError}>
            {texts.nextError(errorCount)}
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {hasReport && (
          <div className="flex items-start gap-2 rounded-lg bg-amber-soft py-1 ps-3 pe-1 text-amber-text">
            <div className="min-w-0 grow py-1.5">
              <p className="font-label">{texts.notTaken(refused.length, outside)}</p>
              <ul>
                {refused.slice(0, MAX_REFUSALS).map(({ rowId, column, text, reason }) => {
                  const row = props.rowOf(rowId)
                  return (
                    <li key={`${rowId}.${column}`} className="break-words">
                      {row < 0 ? (
                        <span>{texts.cellElsewhere(props.columnName(column))}</span>
                      ) : (
                        <button
                          type="button"
                          onClick={() => props.onJump({ row, column })}
                          className="rounded-sm text-start underline underline-offset-2"
                        >
                          {texts.cellOf(row + 1, props.columnName(column))}
                        </button>
                      )}
                      <span>{`: ${reason}${text === '' ? '' : ` («${text}»)`}`}</span>
                    </li>
                  )
                })}
              </ul>
              {refused.length > MAX_REFUSALS && <p>{texts.andMore(refused.length - MAX_REFUSALS)}</p>}
            </div>
            <IconButton label={close} onClick={props.onDismiss}>
              <X aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  )
}
