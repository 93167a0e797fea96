import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { replaceAll } from './upgrade.ts'

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
  run: (stand) => replaceAll(stand),
}
