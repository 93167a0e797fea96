import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#env.ts'
import { mailTransport } from './transport.ts'

test('a mail to an internationalised address is sent to its punycode form', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const send = mailTransport({ ...readEnv({}), dataDir: folder })
  await send({ id: 1, to: 'info@пример.рф', subject: 'Приглашение', text: 'Здравствуйте' })

  expect(readFileSync(join(folder, 'outbox/000001.eml'), 'utf8')).toContain('To: info@xn--e1afmkfd.xn--p1ai')
})
