import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { notify } from '#data/notify/notify.ts'
import { notifyBriefly } from '#data/notify/notify-briefly.ts'
import { notifyUndoable } from '#data/notify/notify-undoable.tsx'

export function Toasts() {
  return (
    <Card title={m.test_toasts()}>
      <p className="mb-3 text-secondary">{m.test_toasts_lead()}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void notify({ message: m.test_toast_done() })}>{m.test_toast_success()}</Button>
        <Button onClick={() => void notify({ status: 'error', message: m.error_generic() })}>
          {m.test_toast_error()}
        </Button>
        <Button
          onClick={() =>
            void notify({
              status: 'error',
              message: m.test_toast_invalid(),
              items: [m.test_toast_item({ number: 1 }), m.test_toast_item({ number: 2 })],
            })
          }
        >
          {m.test_toast_list()}
        </Button>
        <Button
          onClick={() =>
            void notifyUndoable({
              message: m.test_toast_done(),
              onUndo: () => void notify({ message: m.undo_done() }),
            })
          }
        >
          {m.test_toast_component()}
        </Button>
        <Button onClick={() => void notifyBriefly({ message: m.test_toast_done() })}>{m.test_toast_notice()}</Button>
      </div>
    </Card>
  )
}
