import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { buildReleased, hasRelease } from '../../../apps/api/src/test/released-build.ts'
import { root } from '../../run.ts'
import { openTab } from '../load/tab.ts'
import { makeNextBuild, UNDO } from '../stand/next-build.ts'
import type { Other } from '../stand/panel.ts'
import { until } from '../stand/until.ts'
import type { Stand } from '../stand/stand.ts'
import type { Fault } from './fault.ts'

export const upgrade: Fault = {
  name: 'upgrade',
  title: 'rolling deploy of the next version with migrations, and back, with a tab from before',
  async run(stand) {
    const { panel, folder, ask } = stand
    const tab = await openTab(panel.url)
    try {
      const build = makeNextBuild(folder)
      const { code, output } = await panel.run('migrate', { build })
      if (code !== 0) throw new Error(`The migrations ended with ${code}: ${output}`)
      // In between, processes of both versions serve on the newer schema.
      await replaceAll(stand, { build }, tab.openNext)
      const faults = await tab.openNext()
      await replaceAll(stand, {}, tab.openNext)
      if (faults.length > 0) throw new Error(`The tab from before: ${[...new Set(faults)].slice(0, 5).join(', ')}`)
    } finally {
      await tab.close()
      await ask(UNDO)
    }
  },
}

/** The rolling deploy of a version before the newest one, as after a rollback. */
export const lastRelease: Fault = {
  name: 'last-release',
  title: 'rolling deploy of the last release on the schema of today, and back',
  async run(stand) {
    if (!hasRelease) throw new Error('The history of this checkout lacks the last release: git fetch --unshallow')
    const ends: (() => void)[] = []
    try {
      const build = join(
        buildReleased((end) => ends.push(end)),
        '../../..',
      )
      mkdirSync(join(build, 'apps/admin'))
      symlinkSync(join(root, 'apps/admin/dist'), join(build, 'apps/admin/dist'))
      await replaceAll(stand, { build })
      await replaceAll(stand)
    } finally {
      for (const end of ends) end()
    }
  },
}

/** Restarts the processes one after the other. */
export async function replaceAll(
  { panel: { apis } }: Stand,
  other?: Other,
  between: () => Promise<unknown> = async () => undefined,
) {
  for (const api of apis) {
    const code = await api.program.end('SIGTERM')
    if (code !== 0) throw new Error(`${api.name} did not stop cleanly: ${code}`)
    api.start(other)
    await until(`${api.name} is ready again`, api.isReady, 120)
    await between()
  }
}
