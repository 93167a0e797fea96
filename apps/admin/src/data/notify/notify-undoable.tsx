import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from './notify.ts'

interface UndoableProps {
  message: string
  onUndo: () => void
}

/** Confirms an action and offers to undo it while the toast is visible; returns the function that closes it. */
export function notifyUndoable(props: UndoableProps) {
  return notify({ message: props.message, component: Undoable, props })
}

function Undoable({ message, onUndo }: UndoableProps) {
  const [isUndone, setIsUndone] = useState(false)
  function undo() {
    setIsUndone(true)
    onUndo()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0">{message}</p>
      {isUndone ? (
        <span className="text-muted">{m.undo_done()}</span>
      ) : (
        <Button size="sm" onClick={undo}>
          {m.undo()}
        </Button>
      )}
    </div>
  )
}
