import { routeAt, routes } from '#session/server/operation-at.ts'
import { parameterTypes } from './parameters.gen.ts'

const routeOf = new Map<string, (typeof routes)[number]>(routes.map((route) => [route.operation.id, route]))

/** Finds the operation of a request. */
export function operationAt(request: Request, baseUrl: string): string | undefined {
  const path = pathOf(request, baseUrl)
  return path === undefined ? undefined : routeAt(request.method, path)?.operation.id
}

/** Reads the flat parameters back from a request. */
export async function readParams(id: string, request: Request, baseUrl: string): Promise<Record<string, unknown>> {
  const route = routeOf.get(id)
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
    ...(route.operation.takesVersion && version !== undefined && { version: Number(version) }),
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
