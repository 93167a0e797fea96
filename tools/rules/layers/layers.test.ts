import { describe, expect, test } from 'vitest'
import { findRefusals } from './check.ts'
import { importsOf } from './imports.ts'
import { refusalOf } from './refusals.ts'

const api = (file: string) => `apps/api/src/${file}`
const panel = (file: string) => `apps/admin/src/${file}`
const imports = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, text]) => importsOf(file, text))

describe('an import that the table refuses', () => {
  test.each([
    // Any folder with layers.
    [panel('list/grid/new.ts'), '../filters/filter.ts', 'climbing'],
    [api('sections/users/demo/new.ts'), '../queries.ts', 'climbing'],
    ['packages/ui/src/button/new.tsx', '../cn/cn.ts', 'climbing'],
    ['examples/new.ts', '../packages/sdk/src/client.ts', 'climbing'],
    // The packages, and the apps.
    ['packages/permissions/src/new.ts', '@admin-panel/sdk', 'permissions stands on nothing'],
    ['packages/sdk/src/new.ts', '@admin-panel/hooks', 'sdk stands on permissions'],
    ['packages/hooks/src/new.ts', '@admin-panel/ui/button', 'hooks stands on permissions, sdk'],
    ['packages/cli/src/new.ts', '@admin-panel/permissions', 'cli stands on sdk'],
    ['packages/ui/src/new.ts', '@admin-panel/sdk', 'ui stands on nothing'],
    [panel('data/new.ts'), '@admin-panel/api', 'admin stands on nothing'],
    // The rooms of the panel.
    [panel('contract/new.ts'), '#text/language.ts', 'contract stands on paraglide'],
    [panel('text/new.ts'), '#data/client.ts', 'text stands on'],
    [panel('data/new.ts'), '#page/page.tsx', 'data stands on'],
    [panel('page/new.tsx'), '#form/edit-form.ts', 'page stands on'],
    [panel('form/new.tsx'), '#record/card-form.tsx', 'form stands on'],
    [panel('record/new.tsx'), '#list/list-page.tsx', 'record stands on'],
    [panel('list/new.tsx'), '#shop/legacy/use-mapping.ts', 'list stands on'],
    [panel('list/new.tsx'), '#sections.ts', 'list stands on'],
    [panel('list/new.test.tsx'), '#sections/users/list.tsx', 'list stands on'],
    [panel('shop/new.tsx'), '#sections/orders/list.tsx', 'shop stands on'],
    [panel('text/new.ts'), '#app/router.tsx', 'text stands on'],
    [panel('sections/users/new.tsx'), '#sections/roles/list.tsx', 'do not know each other'],
    [panel('sections/users/new.tsx'), '#sections.ts', 'sections/users stands on'],
    [panel('sections/users/new.tsx'), '#app/palette/palette.tsx', 'sections/users stands on'],
    [panel('app/new.tsx'), '#sections/users/list.tsx', 'app stands on'],
    [panel('main.tsx'), '#sections/users/list.tsx', 'main.tsx stands on'],
    [panel('new-room/new.ts'), '#text/language.ts', 'new-room stands on no floor'],
    [panel('page/new.ts'), '#test/backend.ts', 'only tests'],
    // The rooms of the API.
    [api('text/new.ts'), '#query/list.ts', 'text stands on nothing'],
    [api('errors.ts'), '#records/record.ts', 'errors.ts stands on'],
    [api('env.ts'), '#http/server.ts', 'env.ts stands on'],
    [api('db/new.ts'), '#contract/operations.ts', 'db stands on'],
    [api('db/new.ts'), '#files/store.ts', 'db stands on'],
    [api('contract/new.ts'), '#mail/outbox.ts', 'contract stands on'],
    [api('files/new.ts'), '#export/turns.ts', 'files stands on'],
    [api('query/new.ts'), '#seeding/load.ts', 'query stands on'],
    [api('query/new.ts'), '#sections/users/schema.ts', 'query stands on'],
    [api('records/new.ts'), '#sections/users/schema.ts', 'records stands on'],
    [api('export/new.ts'), '#http/server.ts', 'export stands on'],
    [api('mail/new.ts'), '#sections.ts', 'mail stands on'],
    [api('seeding/new.ts'), '#sections/users/public.ts', 'seeding stands on'],
    [api('http/new.ts'), '#sections.ts', 'http stands on'],
    [api('http/new.ts'), '#sections/users/public.ts', 'http stands on'],
    [api('http/new.ts'), '#records/record.ts', 'http stands on'],
    [api('http/new.ts'), '#export/turns.ts', 'http stands on'],
    [api('http/new.ts'), '#mail/outbox.ts', 'http stands on'],
    [api('http/new.ts'), '#seeding/load.ts', 'http stands on'],
    [api('sections/users/new.ts'), '#http/server.ts', 'sections/users stands on'],
    [api('sections/users/new.ts'), '#app.ts', 'sections/users stands on'],
    [api('sections/users/new.ts'), '#sections.ts', 'sections/users stands on'],
    [api('sections/users/new.ts'), '#sections/roles/queries.ts', 'sections/roles is entered by'],
    [api('sections/users/new.ts'), '#sections/roles/seed.ts', 'sections/roles is entered by'],
    [api('sections/users/new.test.ts'), '#sections/roles/queries.ts', 'sections/roles is entered by'],
    [api('sections/users/new.test.ts'), '#http/server.ts', 'sections/users stands on'],
    [api('sections/users/demo/new.ts'), '#sections/users/queries.ts', 'sections/users is entered by'],
    [api('sections/users/seed.ts'), '#sections/roles/queries.ts', 'sections/roles is entered by'],
    [api('sections/users/new.ts'), 'drizzle-orm', 'import #db/drizzle.ts'],
    [api('sections/users/new.ts'), 'drizzle-orm/pg-core', 'import #db/drizzle.ts'],
  ])('%s: %s', (from, specifier, reason) => {
    expect(refusalOf({ from, specifier })).toContain(reason)
  })
})

describe('an import that the table allows', () => {
  test.each([
    ['tools/new/new.ts', '../run.ts'],
    ['packages/sdk/tsup.config.ts', '../../tools/build.ts'],
    ['packages/hooks/src/new.ts', '@admin-panel/sdk'],
    [panel('sections/users/new.tsx'), '#sections/users/list.tsx'],
    [panel('sections/users/new.tsx'), '#shop/orders/labels.ts'],
    [panel('sections/users/new.test.tsx'), '#test/backend.ts'],
    [panel('sections.ts'), '#sections/users/section.ts'],
    [panel('sections.test.ts'), '#sections.ts'],
    [panel('main.tsx'), './styles.css'],
    [panel('app/new.tsx'), '#sections.ts'],
    [api('records/new.test.ts'), '#sections/users/schema.ts'],
    [api('jobs/new.ts'), '#http/server.ts'],
    [api('sections/users/new.ts'), '#sections/roles/public.ts'],
    [api('sections/users/new.ts'), '#sections/roles/schema.ts'],
    [api('sections/users/demo/new.ts'), '#sections/roles/seed.ts'],
    [api('sections/users/new.ts'), './demo/accounts.ts'],
    [api('db/new.ts'), 'drizzle-orm'],
  ])('%s: %s', (from, specifier) => {
    expect(refusalOf({ from, specifier })).toBeUndefined()
  })
})

test.each([
  `import { a } from '#app/a.ts'`,
  `import '#app/a.ts'`,
  `import type { A } from '#app/a.ts'`,
  `export { a } from '#app/a.ts'`,
  `export type { A } from '#app/a.ts'`,
  `export * from '#app/a.ts'`,
  `const a = await import('#app/a.ts')`,
  `let a: import('#app/a.ts').A`,
])('%s is an import', (text) => {
  const from = panel('text/new.ts')
  expect(importsOf(from, text)).toEqual([{ from, specifier: '#app/a.ts' }])
})

describe('a circle is printed', () => {
  test('of files, also by types and by deferred imports', () => {
    const circle = imports({
      [panel('data/a.ts')]: `const b = () => import('./b.ts')`,
      [panel('data/b.ts')]: `export { c } from './c.ts'`,
      [panel('data/c.ts')]: `import type { A } from './a.ts'`,
      [panel('data/above.ts')]: `import { a } from './a.ts'`,
    })
    expect(findRefusals(circle)).toEqual([
      `Circle of files: ${['a', 'b', 'c', 'a'].map((name) => panel(`data/${name}.ts`)).join(' → ')}`,
    ])
  })

  test('of sections, in which no file imports itself', () => {
    const circle = imports({
      [api('sections/users/routes.ts')]: `import { a } from '#sections/roles/public.ts'`,
      [api('sections/roles/members.ts')]: `import { b } from '#sections/companies/public.ts'`,
      [api('sections/companies/members.ts')]: `import { c } from '#sections/users/public.ts'`,
    })
    expect(findRefusals(circle)).toEqual([
      expect.stringContaining(
        `Circle of folders: ${['companies', 'users', 'roles', 'companies'].map((name) => api(`sections/${name}`)).join(' → ')}`,
      ),
    ])
  })

  test('of rooms', () => {
    const circle = imports({
      [panel('list/a.ts')]: `import { b } from '#record/b.ts'`,
      [panel('record/c.ts')]: `import { d } from '#list/d.ts'`,
    })
    expect(findRefusals(circle)).toEqual([
      expect.stringContaining('record stands on'),
      expect.stringContaining(`Circle of folders: ${panel('list')} → ${panel('record')} → ${panel('list')}`),
    ])
  })

  test('of packages and of folders in a room', () => {
    const circle = imports({
      'packages/sdk/src/new.ts': `import { a } from '@admin-panel/permissions'`,
      'packages/permissions/src/new.ts': `import { b } from '@admin-panel/sdk'`,
      [panel('form/fields/a.ts')]: `import { b } from '#form/pickers/b.ts'`,
      [panel('form/pickers/c.ts')]: `import { d } from '#form/fields/d.ts'`,
    })
    expect(findRefusals(circle)).toEqual([
      expect.stringContaining('permissions stands on nothing'),
      expect.stringContaining(
        `Circle of folders: ${panel('form/fields')} → ${panel('form/pickers')} → ${panel('form/fields')}`,
      ),
      expect.stringContaining('Circle of folders: packages/permissions → packages/sdk → packages/permissions'),
    ])
  })

  test('tables that refer to each other are not a circle', () => {
    const tables = imports({
      [api('sections/users/queries.ts')]: `import { company } from '#sections/companies/schema.ts'`,
      [api('sections/companies/queries.ts')]: `import { user } from '#sections/users/schema.ts'`,
    })
    expect(findRefusals(tables)).toEqual([])
  })
})
