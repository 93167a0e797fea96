import { vocabulary } from '@admin-panel/permissions'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { permissionWord } from './permission-words.ts'

const catalogue = join(import.meta.dirname, '../../../admin/src/text/vocabulary/ru.json')

test('P5: the server calls entities and actions as the panel does', () => {
  const panel = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, string>
  const differing = Object.entries(vocabulary).flatMap(([entity, actions]) =>
    actions
      .map((action) => [
        permissionWord(`${entity}.${action}`),
        `${panel[`entity_${entity.replaceAll('-', '_')}`]}: ${panel[`action_${action}`]}`,
      ])
      .filter(([ours, theirs]) => ours !== theirs),
  )
  expect(differing).toEqual([])
})
