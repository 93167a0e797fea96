#!/usr/bin/env node
import { createKeyClient, isApiError } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from './server.ts'

const { PANEL_URL = '', PANEL_KEY = '', PANEL_LANGUAGE = 'ru' } = process.env

void serve()

async function serve() {
  try {
    if (!PANEL_URL || !PANEL_KEY)
      throw new Error('Set PANEL_URL, the origin of the panel, and PANEL_KEY, the key of an agent')
    if (PANEL_LANGUAGE !== 'ru' && PANEL_LANGUAGE !== 'en') throw new Error('PANEL_LANGUAGE is ru or en')
    const words = PANEL_LANGUAGE === 'en' ? { messages: englishMessages } : {}
    const client = createKeyClient({ baseUrl: PANEL_URL, key: PANEL_KEY, language: PANEL_LANGUAGE, ...words })
    const create = () => createMcpServer({ client, panelUrl: PANEL_URL })
    // A wrong key ends the process with its reason before the protocol begins.
    await create()
    serveStdio(create, { onerror: report })
  } catch (error) {
    report(error)
    process.exitCode = 1
  }
}

function report(error: unknown) {
  const reason = isApiError(error) && error.reason ? `: ${error.reason}` : ''
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${reason}\n`)
}
