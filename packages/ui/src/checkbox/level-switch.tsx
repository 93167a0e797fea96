import { cn } from '#cn.ts'
import { cellsOf, levelIn, levelsOf, withLevel, type MatrixLevel, type MatrixRow } from './levels.ts'

interface LevelSwitchProps {
  /** The name of the row or group among the controls. */
  id: string
  label: string
  rows: readonly MatrixRow[]
  levels: readonly MatrixLevel[]
  checked: ReadonlySet<string>
  disabled: boolean
  isLocked: (cell: string) => boolean
  onCheckedChange: (checked: ReadonlySet<string>) => void
  tabStop: string | undefined
  onFocus: (control: string) => void
  isGroup?: boolean
}

/** The cells of a row in which its level is chosen, each under the same level of the other rows. */
export function LevelSwitch({
  id,
  label,
  rows,
  levels,
  checked,
  disabled,
  isLocked,
  onCheckedChange,
  tabStop,
  onFocus,
  isGroup = false,
}: LevelSwitchProps) {
  const offered = levelsOf(levels, rows)
  const current = levelIn(offered, rows, checked)
  const isFixed = rows.flatMap(cellsOf).every(isLocked)
  return levels.map((level, index) => {
    const control = `${id}/${level.id}`
    const isStop = tabStop === control || (tabStop === id && index === 0)
    return (
      <td
        key={level.id}
        role="gridcell"
        className="w-24 border-b border-line p-1 @max-[40rem]:w-auto @max-[40rem]:border-0 @max-[40rem]:p-0"
      >
        {offered.includes(level) && (
          <label
            className={cn(
              'relative grid min-h-7 place-items-center rounded-lg px-2 text-muted hover:bg-pressed hover:text-text @max-[40rem]:px-0 @max-[40rem]:text-xs',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:hover:bg-transparent',
              isGroup && 'text-xs',
              current === level &&
                (index === 0
                  ? 'bg-grey-soft font-label text-grey-text'
                  : 'bg-primary font-label text-on-primary hover:bg-primary-hover hover:text-on-primary'),
            )}
          >
            <input
              type="radio"
              name={id}
              // It lies over its label, so that the whole cell is the radio button.
              className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-lg outline-none"
              aria-label={`${label}: ${level.label}`}
              aria-disabled={isFixed || undefined}
              disabled={disabled}
              tabIndex={isStop ? 0 : -1}
              onFocus={() => onFocus(control)}
              checked={current === level}
              onChange={() => onCheckedChange(withLevel(level, rows, checked, isLocked))}
            />
            {level.label}
          </label>
        )}
      </td>
    )
  })
}
