import { isRecord } from '#text/is-record.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import type { Env } from '#env.ts'
import { settingOf } from '#sections/settings/public.ts'
import { fail } from './failure.ts'
import { findRedirect } from './queries.ts'

export const system = {
  'system.routeRule': async ({ db, query }: Call<'system.routeRule'>) => ({
    redirect: await findRedirect(db, query.path),
  }),
  'system.maps': async ({ db, env }: Call<'system.maps'>) => ({
    script: scriptOf(env.maps, env.maps.apiKey ?? (await settingOf(db, 'maps_key'))),
  }),
  'system.failure': ({ query }: Call<'system.failure'>) => fail(query.status),
  'system.latestBuilds': ({ env }: Call<'system.latestBuilds'>) => readBuild(env.panelDir),
} satisfies Section<'system'>

function scriptOf({ scriptUrl, lang }: Env['maps'], key: string): string | null {
  if (!scriptUrl || !key) return null
  const url = new URL(scriptUrl)
  url.searchParams.set('lang', lang)
  url.searchParams.set('apikey', key)
  return url.href
}

/** The build of the panel writes this file; it is missing before the first build. */
async function readBuild(panelDir: string): Promise<{ build: string }> {
  const text = await readFile(join(panelDir, 'latest-builds.json'), 'utf8').catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? notFound() : error
  })
  const builds: unknown = JSON.parse(text)
  if (!isRecord(builds) || typeof builds['build'] !== 'string') throw notFound()
  return { build: builds['build'] }
}
