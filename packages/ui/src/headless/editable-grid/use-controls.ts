import { useLayoutEffect } from '@radix-ui/react-use-layout-effect'
import { useRef, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react'
import type { CellPlace } from './changes.ts'
import type { GridColumn } from './column.ts'
import { tabTarget, targetOf } from './keys.ts'
import type { CellsState } from './cells-state.ts'

interface Layout<Row> {
  columns: readonly GridColumn<Row>[]
  rowCount: number
  rowHeight: number
  frame: HTMLElement | null
  cellId: (place: CellPlace) => string
}

const isOwn = (target: EventTarget) =>
  target instanceof Element && target.matches('[role=gridcell], [role=rowheader], [type=checkbox]')
const isSame = (one: CellPlace, other: CellPlace) => one.row === other.row && one.column === other.column

/** Keyboard, clipboard and pointer handlers of the grid. The focus is on one cell, or on the checkbox in it. */
export function useControls<Row>(grid: CellsState, { columns, rowCount, rowHeight, frame, cellId }: Layout<Row>) {
  const { active, editing } = grid
  const wantsFocus = useRef(false)
  const isLeaving = useRef(false)
  const wasActive = useRef(false)
  const isDragging = useRef(false)
  // The focus follows the active cell, which may have entered the document only in this render. A passive effect of the
  // render before could still be due when the next key comes, and would take the focus to the cell of that render.
  useLayoutEffect(() => {
    if (!wantsFocus.current || editing) return
    wantsFocus.current = false
    const cell = document.getElementById(cellId(active))
    const target = cell?.querySelector<HTMLElement>('[type=checkbox]') ?? cell
    target?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const kindOf = ({ column }: CellPlace) => columns[column]?.kind
  function go(place: CellPlace, isExtending = false) {
    wantsFocus.current = true
    grid.select(place, isExtending)
  }
  function edit(place: CellPlace, typed?: string) {
    if (kindOf(place) === 'checkbox') grid.toggle(place)
    else if (kindOf(place) === 'readonly') document.getElementById(cellId(place))?.querySelector('button')?.click()
    else grid.edit(place, kindOf(place) === 'select' ? undefined : typed)
  }
  const targetFrom = (event: KeyboardEvent, from: CellPlace) =>
    targetOf(event, {
      active: from,
      rows: rowCount,
      columns: columns.length,
      page: Math.max(1, Math.floor((frame?.clientHeight ?? 0) / rowHeight) - 2),
      isMirrored: frame !== null && getComputedStyle(frame).direction === 'rtl',
    })
  const tabbed = (event: KeyboardEvent, from: CellPlace) =>
    event.code === 'Tab' ? tabTarget(from, event.shiftKey, rowCount, columns.length) : undefined

  function command({ code, shiftKey }: KeyboardEvent) {
    if (code === 'KeyZ' && !shiftKey) grid.undo()
    else if (code === 'KeyZ' || code === 'KeyY') grid.redo()
    else if (code === 'KeyD') grid.fillDown()
    else if (code === 'KeyA') grid.selectAll()
    else return false
    return true
  }
  /** Returns whether the grid has handled the key. */
  function act(event: KeyboardEvent) {
    const { code, key } = event
    const target = targetFrom(event, active)
    if (target) go(target, event.shiftKey)
    else if (event.ctrlKey || event.metaKey) return command(event)
    else if (code === 'Enter' || code === 'NumpadEnter' || code === 'F2') edit(active)
    else if (code === 'Delete' || code === 'Backspace') grid.clear()
    else if (Array.from(key).length === 1 && kindOf(active) !== 'checkbox' && kindOf(active) !== 'readonly')
      edit(active, key)
    else return false
    return true
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || editing || event.altKey || !isOwn(event.target)) return
    // Tab moves between cells as in a spreadsheet; after Escape the next Tab leaves the grid.
    const next = isLeaving.current ? undefined : tabbed(event, active)
    if (event.key !== 'Shift') isLeaving.current = event.code === 'Escape'
    if (next) go(next)
    if (next || act(event)) event.preventDefault()
  }
  function copyOrCut(event: ClipboardEvent) {
    if (!isOwn(event.target)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', grid.copy())
    if (event.type === 'cut') grid.clear()
  }
  return {
    go,
    grid: {
      onKeyDown: press,
      onCopy: copyOrCut,
      onCut: copyOrCut,
      onPaste: (event: ClipboardEvent) => {
        if (!isOwn(event.target)) return
        event.preventDefault()
        wantsFocus.current = true
        grid.paste(event.clipboardData.getData('text/plain'))
      },
    },
    cell: {
      onFocus: (place: CellPlace) => isSame(place, active) || grid.select(place),
      onPointerDown: (place: CellPlace, event: PointerEvent) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('textarea, select'))) return
        wasActive.current = isSame(place, active)
        isDragging.current = event.pointerType === 'mouse'
        window.addEventListener('pointerup', () => (isDragging.current = false), { once: true })
        grid.select(place, event.shiftKey)
      },
      // A pressed mouse may come from elsewhere: it selects only if it was pressed on a cell.
      onPointerEnter: (place: CellPlace, event: PointerEvent) => {
        if (isDragging.current && event.buttons === 1 && !editing) go(place, true)
      },
      // Touch has no reliable double click, so the second tap on a cell opens it.
      onClick: (place: CellPlace, event: { nativeEvent: Event }) => {
        const { nativeEvent } = event
        const isTouch = nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch'
        if (isTouch && wasActive.current && kindOf(place) !== 'checkbox') grid.edit(place)
      },
      onDoubleClick: (place: CellPlace) => grid.edit(place),
      onToggle: (place: CellPlace) => grid.toggle(place),
    },
    editor: {
      /** Enter moves down, Tab sideways, arrows in their direction. */
      onCommit: (text: string, key?: KeyboardEvent) => {
        if (!editing || !grid.commit(text)) return
        wantsFocus.current = true
        if (!key) return
        const down = { row: editing.row + (key.shiftKey ? -1 : 1), column: editing.column }
        go(tabbed(key, editing) ?? targetFrom(key, editing) ?? down)
      },
      onCancel: () => {
        wantsFocus.current = true
        grid.cancel()
      },
    },
  }
}

/** The handlers of the grid, of its cells and of the editor. */
export type Controls = ReturnType<typeof useControls>
