import { operationTable } from '@admin-panel/sdk'
import { parameterTypes } from './parameters.gen.ts'

interface Route {
  readonly method: string
  readonly names: readonly string[]
  readonly pattern: RegExp
  readonly takesVersion: boolean
}

export const operations: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.values(operationTable).map(({ id, method, path, takesVersion }) => {
    const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return [id, { method, names, pattern: new RegExp(`^${pattern}$`), takesVersion }]
  }),
)

/** Finds the operation of a request; a fixed path precedes one with an id. */
export function operationAt(request: Request, baseUrl: string): string | undefined {
  const path = pathOf(request, baseUrl)
  if (path === undefined) return undefined
  return Object.entries(operations)
    .filter(([, { method, pattern }]) => method === request.method && pattern.test(path))
    .toSorted(([, a], [, b]) => a.names.length - b.names.length)[0]?.[0]
}

/** Reads the flat parameters back from a request. */
export async function readParams(id: string, request: Request, baseUrl: string): Promise<Record<string, unknown>> {
  const route = operations[id]
  const path = pathOf(request, baseUrl)
  if (!route || path === undefined) return {}
  const values = route.pattern.exec(path)?.slice(1) ?? []
  const texts = [
    ...route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')] as const),
    ...new URL(request.url).searchParams,
  ]
  const body = request.headers.get('content-type')?.includes('json') ? await request.clone().json() : undefined
  const version = /^"v(\d+)"$/.exec(request.headers.get('if-match') ?? '')?.[1]
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, readParam(parameterTypes[id]?.[name], text)])),
    ...body,
    ...(route.takesVersion && version !== undefined && { version: Number(version) }),
  }
}

function readParam(type: 'number' | 'boolean' | 'numbers' | 'strings' | undefined, text: string): unknown {
  if (type === 'number') return Number(text)
  if (type === 'boolean') return text === 'true'
  if (type === undefined) return text
  const items = text.split(',')
  return type === 'numbers' ? items.map(Number) : items
}

function pathOf(request: Request, baseUrl: string): string | undefined {
  const { href, pathname } = new URL(request.url)
  if (!baseUrl) return pathname
  const base = new URL(baseUrl, href)
  if (!href.startsWith(base.href)) return undefined
  return pathname.slice(base.pathname.replace(/\/$/, '').length)
}
