import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../stand/postgresql.ts'
import type { Fault } from './fault.ts'

const api = { first: 0, second: 1 }

export const killApi: Fault = {
  name: 'kill-api',
  title: '`kill -9` of one API process',
  async run({ panel: { apis } }) {
    const killed = apis[api.first]
    await killed?.program.end('SIGKILL')
    // systemd and Kubernetes start it again; here the drill does.
    killed?.start()
  },
}

export const freezeApi: Fault = {
  name: 'freeze-api',
  title: 'one API process frozen for 30 s',
  async run({ panel: { apis } }) {
    const frozen = apis[api.second]
    frozen?.program.signal('SIGSTOP')
    await wait(30_000)
    frozen?.program.signal('SIGCONT')
  },
}

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  title: 'rolling restart of three API processes',
  async run({ panel: { apis } }) {
    for (const { name, program, start, isReady } of apis) {
      const code = await program.end('SIGTERM')
      if (code !== 0) throw new Error(`${name} did not stop cleanly: ${code}`)
      start()
      await until(`${name} is ready again`, isReady, 120)
    }
  },
}
