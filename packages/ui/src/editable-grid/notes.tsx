import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import X from 'lucide-react/icons/x'
import { buttonLook } from '#button/button-look.ts'
import { IconButton } from '#button/icon-button.tsx'
import { cn } from '#cn.ts'
import * as Grid from '#headless/editable-grid/editable-grid.ts'
import { useTexts } from '#texts/texts.ts'

interface GridNotesProps<Row extends object> {
  grid: Grid.EditableGridState<Row>
  /** Which keys edit. */
  hint: string
  className?: string | undefined
}

/** Errors and the last report, under the grid. The place is reserved, so nothing jumps. */
export function GridNotes<Row extends object>({ grid, hint, className }: GridNotesProps<Row>) {
  const { close } = useTexts()
  const { texts, report } = grid
  return (
    <div className={cn('flex flex-col gap-1 pt-1.5 text-xs', className)}>
      <div className="flex min-h-7 items-center gap-3">
        <Grid.ErrorText grid={grid} className="flex min-w-0 gap-1 text-danger">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{grid.error}</span>
        </Grid.ErrorText>
        {grid.error === undefined && !grid.isReadOnly && (
          <p className="min-w-0 text-muted @max-[40rem]:hidden pointer-coarse:hidden">{hint}</p>
        )}
        <Grid.NextError grid={grid} className={cn(buttonLook({ variant: 'ghost', size: 'sm' }), 'ms-auto')} />
      </div>
      <Grid.Report grid={grid} className="empty:hidden">
        <div className="flex items-start gap-2 rounded-lg bg-amber-soft py-1 ps-3 pe-1 text-amber-text">
          <div className="min-w-0 grow py-1.5">
            <p className="font-label">{texts.notTaken(report.refused.length, report.outside)}</p>
            <Grid.Refusals
              grid={grid}
              className="*:break-words"
              link={(name, go) => (
                <button type="button" onClick={go} className="rounded-sm text-start underline underline-offset-2">
                  {name}
                </button>
              )}
            />
          </div>
          <IconButton label={close} onClick={grid.dismiss}>
            <X aria-hidden />
          </IconButton>
        </div>
      </Grid.Report>
    </div>
  )
}
