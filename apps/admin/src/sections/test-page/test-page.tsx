import { m } from '#paraglide/messages.js'
import { Page } from '#page/page.tsx'
import { Controls } from './controls.tsx'
import { Failures } from './failures.tsx'
import { Masks } from './masks.tsx'
import { Modes } from './modes.tsx'
import { States } from './states.tsx'
import { Toasts } from './toasts.tsx'

const column = 'flex min-w-0 flex-col gap-4'

/** The panel's components and their behaviour, for developers and fault reports. */
function TestPage() {
  return (
    <Page title={m.test_title()} isWide>
      <div className="grid items-start gap-4 px-4 pb-6 lg:grid-cols-2">
        <div className={column}>
          <Controls />
          <Toasts />
          <States />
        </div>
        <div className={column}>
          <Masks />
          <Failures />
          <Modes />
        </div>
      </div>
    </Page>
  )
}

export { TestPage as Component }
