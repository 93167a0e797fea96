import { load } from 'js-yaml'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const root = join(import.meta.dirname, '../../../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const app = await useApp({}, { isMeasured: true })

interface Rule {
  alert?: string
  labels?: { severity: string }
  annotations?: { summary: string; runbook: string }
}
const alerts = ['alerts', 'alerts-deployment']
  .map((name) => load(textOf(`deploy/${name}.yml`)) as { groups: { rules: Rule[] }[] })
  .flatMap(({ groups }) => groups.flatMap(({ rules }) => rules))
  .filter(({ alert }) => alert !== undefined)

test.each(['alerts.yml', 'alerts.test.yml', 'alerts-deployment.yml', 'dashboard.json'])(
  'Every metric that deploy/%s names is served',
  async (file) => {
    const served = [...(await app.metrics()).matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name]) => name)
    const named = [...textOf(`deploy/${file}`).matchAll(/\b(?:admin_panel|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    )

    expect(named).not.toEqual([])
    expect(named.filter((name) => !served.includes(name))).toEqual([])
  },
)

test('Every alert is tested, and has an entry of the runbook, which has no other ones', () => {
  const entries = [...textOf('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name)
  const tests = textOf('deploy/alerts.test.yml') + textOf('deploy/alerts-deployment.test.yml')
  const tested = new Set([...tests.matchAll(/alertname="(\w+)"/g)].map(([, name]) => name))

  expect(alerts.map(({ alert }) => alert)).toEqual(entries)
  expect(alerts.map(({ alert }) => `docs/runbook.md#${alert?.toLowerCase()}`)).toEqual(
    alerts.map(({ annotations }) => annotations?.runbook),
  )
  expect(alerts.filter(({ alert }) => !tested.has(alert))).toEqual([])
})

test('An alert wakes somebody, or waits for the morning', () => {
  expect(new Set(alerts.map(({ labels }) => labels?.severity))).toEqual(new Set(['page', 'ticket']))
})
