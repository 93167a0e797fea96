import { openTab } from '../load/tab.ts'
import { makeNextBuild, UNDO } from '../stand/next-build.ts'
import { until } from '../stand/postgresql.ts'
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
      await replaceAll(stand, build, tab.openNext)
      const faults = await tab.openNext()
      await replaceAll(stand, undefined, tab.openNext)
      if (faults.length > 0) throw new Error(`The tab from before: ${[...new Set(faults)].slice(0, 5).join(', ')}`)
    } finally {
      await tab.close()
      await ask(UNDO)
    }
  },
}

async function replaceAll({ panel: { apis } }: Stand, build: string | undefined, between: () => Promise<unknown>) {
  for (const api of apis) {
    const code = await api.program.end('SIGTERM')
    if (code !== 0) throw new Error(`${api.name} did not stop cleanly: ${code}`)
    api.start(build)
    await until(`${api.name} is ready again`, api.isReady, 120)
    await between()
  }
}
