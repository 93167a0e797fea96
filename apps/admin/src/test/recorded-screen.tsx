import type { Profile } from '@admin-panel/sdk'
import { reset, set } from 'mockdate'
import { http, type HttpHandler, HttpResponse, type HttpResponseResolver } from 'msw'
import { useEffect, useState } from 'react'
import type { Visitor } from './backend.ts'
import { Screen } from './screen.tsx'

export interface RecordedScreenProps {
  address: string
  /** `full` has the answers of the demo data; `loading` never gets them. */
  state?: 'full' | 'empty' | 'loading' | 'failed'
  /** A role of the demo data; `guest` is signed out. */
  role?: string
}

interface Recording {
  as: Visitor
  handlers: readonly HttpHandler[]
}

/** The moment of the recording: relative dates are the same on any day. */
const NOW = '2026-06-01T09:00:00Z'

/** A screen of the panel with the answers that the server gave it (`tools/stories/record.ts`). */
export function RecordedScreen({ address, state = 'full', role = 'administrator' }: RecordedScreenProps) {
  const [recording, setRecording] = useState<Recording>()
  useEffect(() => {
    set(NOW)
    void load(state, role).then((loaded) => {
      sessionStorage.setItem('reset-email', 'somebody@example.com')
      setRecording(loaded)
    })
    return reset
  }, [state, role])
  return recording ? <Screen address={address} {...recording} /> : null
}

type Answers = Record<string, { body: unknown; etag?: string }>

async function load(state: RecordedScreenProps['state'], role: string): Promise<Recording> {
  // A merchant sees one company, all other roles see the data of all.
  const owner = role === 'merchant' ? 'merchant' : 'administrator'
  const [answers, shell, profiles] = await Promise.all([
    read<Answers>(owner),
    read<string[]>('shell'),
    read<Record<string, Profile>>('profiles'),
  ])
  const answered: HttpResponseResolver = ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/events') || pathname.endsWith('/profile')) return undefined
    const answer = answers[pathname + search] ?? nearest(answers, pathname)
    if (!shell.includes(pathname)) {
      if (state === 'loading') return new Promise<never>(() => {})
      if (state === 'failed') return HttpResponse.json({ data: { message: 'Сервер не отвечает' } }, { status: 503 })
    }
    if (!answer) return undefined
    const { body, etag } = answer
    return HttpResponse.json((state === 'empty' ? emptied(body) : body) as null, {
      headers: etag === undefined ? {} : { etag },
    })
  }
  return { as: profiles[role] ?? 'guest', handlers: [http.get('*/api/*', answered), http.post('*/preview', answered)] }
}

/** A question that was not recorded, such as one with another filter, is answered like the one beside it. */
function nearest(answers: Answers, pathname: string) {
  const key = Object.keys(answers).find((name) => name === pathname || name.startsWith(`${pathname}?`))
  return key === undefined ? undefined : answers[key]
}

function emptied(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('items' in body)) return body
  const { meta } = body as { meta?: object }
  return { ...body, items: [], ...(meta && { meta: { ...meta, total: 0, page_count: 0 } }) }
}

async function read<T>(name: string): Promise<T> {
  const response = await fetch(`recorded/answers/${name}.json`)
  return (await response.json()) as T
}
