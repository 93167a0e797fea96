import { Readable } from 'node:stream'

const UNREAD_AT_MOST = 256 * 1024

/** The event stream of one reader. A reader that falls too far behind is disconnected. */
export function createOutlet(onClose: () => void) {
  const events = new Readable({
    read() {},
    destroy(error, done) {
      onClose()
      done(error)
    },
  })
  let isEnded = false
  const isOver = () => isEnded || events.destroyed
  return {
    events,
    send(event: 'changes' | 'reset' | 'ping', id: string, data: object = {}) {
      if (isOver()) return
      events.push(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
      if (events.readableLength > UNREAD_AT_MOST) events.destroy()
    },
    end() {
      onClose()
      if (isOver()) return
      isEnded = true
      events.push(null)
    },
  }
}

export type Outlet = ReturnType<typeof createOutlet>
