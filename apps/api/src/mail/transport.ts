import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '#env.ts'

export interface Letter {
  subject: string
  text: string
  html?: string
}

export interface Mail extends Letter {
  id: number
  to: string
}

/** Limits of a mail server without an answer; some scan a mail for viruses before they accept it. */
const PATIENCE = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 60_000 }

export type Transport = (mail: Mail) => Promise<void>

/** Sends over SMTP if `SMTP_URL` is set, otherwise writes one `.eml` file per mail to `DATA_DIR/outbox`. */
export function mailTransport({ smtpUrl, dataDir, mailFrom }: Env): Transport {
  const compose = ({ to, subject, text, html }: Mail) => ({
    from: mailFrom,
    to: { name: '', address: to },
    subject,
    text,
    ...(html && { html }),
  })
  if (smtpUrl) {
    const smtp = createTransport({ url: smtpUrl, ...PATIENCE })
    return async (mail) => {
      await smtp.sendMail(compose(mail))
    }
  }

  const folder = join(dataDir, 'outbox')
  const file = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await file.sendMail(compose(mail))
    await mkdir(folder, { recursive: true })
    const path = join(folder, `${String(mail.id).padStart(6, '0')}.eml`)
    // A reader of the folder never meets half a mail.
    await writeFile(`${path}.part`, message, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}
