import { isApiError, type Middleware } from '@admin-panel/sdk'
import { useSyncExternalStore } from 'react'
import { isUnanswered } from '#data/is-unanswered.ts'

// Spreads the attempts of many users at a server that has just started.
const NEXT_TRY = 2000
const SPREAD = 1000
const PATIENCE = 5000

interface Probe {
  (options: { retry: false; timeout: number }): Promise<unknown>
}

let probe: Probe | undefined
let isTrying = false
let heardAt = Date.now()
/** When the server was last heard; null while it answers. */
let lostSince: number | null = null
const watchers = new Set<() => void>()
const finders = new Set<() => void>()

/** Says how the server is asked whether it answers. */
export function watchServer(ask: Probe) {
  probe = ask
}

/** The browser knows at once that it is offline. */
export function followBrowser() {
  window.addEventListener('offline', () => {
    lose()
    suspectServer()
  })
}

/** Notes of each call whether the server has answered it. */
export const reach: Middleware = async (request, next) => {
  try {
    const response = await next(request)
    if (isGone(response.status)) suspectServer()
    else noteHeard()
    return response
  } catch (error) {
    if (!isApiError(error, 'aborted')) suspectServer()
    throw error
  }
}

/** The server has answered a call, or its stream has said something. */
export function noteHeard() {
  if (lostSince === null) heardAt = Date.now()
}

/** Asks the server until it answers. One failed call alone proves nothing. */
export function suspectServer() {
  if (isTrying || !probe) return
  isTrying = true
  void findServer(probe)
}

async function findServer(ask: Probe) {
  while (!(await answers(ask))) {
    lose()
    await nextTry()
  }
  isTrying = false
  if (lostSince === null) return
  lostSince = null
  noteHeard()
  for (const listener of [...watchers, ...finders]) listener()
}

const answers = (ask: Probe) =>
  ask({ retry: false, timeout: PATIENCE }).then(
    () => true,
    (error: unknown) => !isUnanswered(error) && !(isApiError(error) && isGone(error.status)),
  )

const isGone = (status: number) => status >= 502 && status <= 504

function lose() {
  if (lostSince !== null) return
  lostSince = heardAt
  for (const listener of watchers) listener()
}

function nextTry() {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(go, NEXT_TRY + Math.random() * SPREAD)
    window.addEventListener('online', go)
    function go() {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
  })
}

/** Runs whenever the server answers again; returns what ends that. */
export function onFound(listener: () => void) {
  finders.add(listener)
  return () => void finders.delete(listener)
}

function watch(listener: () => void) {
  watchers.add(listener)
  return () => void watchers.delete(listener)
}

/** The moment of which the data is while the server does not answer; null while it does. */
export const useLostSince = () => useSyncExternalStore(watch, () => lostSince)
