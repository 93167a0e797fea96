/** The answer to a request that was sent before the panel's scripts had come. */
export type TakeEarly = (...request: Parameters<typeof fetch>) => Promise<Response> | undefined

declare global {
  var takeEarly: TakeEarly | undefined
}

interface Early {
  answer: Promise<Response>
  stop: () => void
}

// After that an answer is out of date.
const LIFETIME = 10_000

const requests = document.querySelector<HTMLMetaElement>('meta[name=early]')?.content ?? ''
// The keys of the specification's local storage: this script comes before the SDK.
const token = localStorage.getItem('token')
// A panel that was faster has asked already.
if (token && !globalThis.takeEarly && Date.parse(localStorage.getItem('token-expire') ?? '') > Date.now()) {
  document.documentElement.dataset['boot'] = localStorage.getItem('rail') ?? ''
  globalThis.takeEarly = requestEarly(requests.split(' '), `Bearer ${token}`)
}

/**
 * Asks for the data of the first page while the panel's scripts are on their way, if the user had the right to it on the
 * last visit. The guards decide as ever what is shown: the panel asks again by itself, and only an equal request of the
 * same user gets the answer, once.
 */
function requestEarly(templates: readonly string[], authorization: string): TakeEarly {
  const { pathname, search } = location
  const query = search || (localStorage.getItem(`query:${pathname.replace(/(?<!\/)\/+$/, '')}`) ?? '')
  const [, id = ''] = /\/(\d+)(?=\/|$)/.exec(pathname) ?? []
  const headers = { authorization, 'accept-language': localStorage.getItem('locale') === 'en' ? 'en' : 'ru' }
  const earlyRequests = new Map<string, Early>()
  const rights = (localStorage.getItem('rights') ?? '').split(' ')
  for (const entry of templates) {
    const [template = '', needed] = entry.split('@').toReversed()
    if (template.includes('{id}') && !id) continue
    // Another tab has another list.
    if (template.includes('{query:') && new URLSearchParams(query).has('tab')) continue
    if (needed && !needed.split(',').every((right) => rights.includes(right) || rights.includes('*'))) continue
    const url = template
      .replace('{path}', () => encodeURIComponent(pathname))
      .replace('{id}', () => id)
      .replace(/{query:([^{}|]*)\|([^{}]*)}/, (_, names: string, usual: string) => pick(query, names.split(','), usual))
    const controller = new AbortController()
    const answer = fetch(url, { headers, signal: controller.signal })
    // An answer that no request takes is received too; a failure is that of the request, if there is one.
    answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined)
    earlyRequests.set(keyOf(url), { answer, stop: () => controller.abort() })
  }
  return (request, init) => {
    if (!(request instanceof Request) || request.method !== 'GET' || performance.now() > LIFETIME) return undefined
    const key = keyOf(request.url)
    const entry = earlyRequests.get(key)
    // Without a token only public operations are called.
    if (!entry || (request.headers.get('authorization') ?? authorization) !== authorization) return undefined
    earlyRequests.delete(key)
    init?.signal?.addEventListener('abort', entry.stop)
    return entry.answer
  }
}

/** The named parameters of a query, and the usual ones that it does not set. */
function pick(query: string, names: readonly string[], usual: string) {
  const given = new URLSearchParams(query)
  const others = [...new URLSearchParams(usual)].filter(([name]) => !given.has(name))
  return new URLSearchParams([...[...given].filter(([name]) => names.includes(name)), ...others]).toString()
}

/** Parameters may stand in any order. */
function keyOf(address: string) {
  const { pathname, searchParams } = new URL(address, location.href)
  return JSON.stringify([pathname, [...searchParams].map(String).toSorted()])
}
