import { array, assert, boolean, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createPermissions, vocabulary, type Permission, type PermissionName, type Role } from './index.ts'

const role = (slug: string, ...names: string[]): Role => ({ slug, permissions: names.map((name) => ({ name })) })

const reason = (roles: readonly Role[] | null) => createPermissions(roles).explain('user.view').reason

test('P1: an entity alone means its index', () => {
  const permissions = createPermissions([role('staff', 'order.index', 'user.view')])
  expect(permissions.can('order')).toBe(true)
  expect(permissions.can('order.index')).toBe(true)
  expect(permissions.can('user')).toBe(false)
  expect(createPermissions([role('staff', 'order')]).can('order.index')).toBe(true)
})

test('P1: a right of another action, however long its name, is no right to the index', () => {
  const permissions = createPermissions([role('staff', 'order.print', 'user.view')])
  expect([permissions.can('order'), permissions.can('user'), permissions.can('order.index')]).toEqual([
    false,
    false,
    false,
  ])
})

test('P2: the administrator passes every check', () => {
  const permissions = createPermissions([role('administrator')])
  expect(permissions.administrator).toBe(true)
  expect(permissions.canAll(['order', 'user.delete', 'category-tree.moveNode'])).toBe(true)
})

test('P3: everybody else needs the permission in the union of their roles', () => {
  const permissions = createPermissions([role('a', 'order.index'), role('b', 'user.view')])
  expect(permissions.canAll(['order', 'user.view'])).toBe(true)
  expect(permissions.canAll(['order', 'user.delete'])).toBe(false)
  expect(permissions.canAny(['user.delete', 'user.view'])).toBe(true)
  expect(permissions.canAny([])).toBe(false)
  expect([...permissions.names]).toEqual(['order.index', 'user.view'])
})

test('P4: with the check off an administrator is checked like anyone else', () => {
  const permissions = createPermissions([role('administrator', 'user.view')], { adminCheck: false })
  expect(permissions.administrator).toBe(false)
  expect(permissions.can('user.view')).toBe(true)
  expect(permissions.can('user.delete')).toBe(false)
})

test('P5: the vocabulary has the 23 actions of the specification and three additions, and only its pairs are permissions', () => {
  const actions = [...new Set<string>(Object.values(vocabulary).flat())]
  const added = ['personal', 'receive', 'view-as']
  expect(actions).toEqual(expect.arrayContaining(added))
  expect(actions.filter((action) => !added.includes(action)).toSorted()).toEqual([
    'attachUsers',
    'create',
    'createNode',
    'deactivationHistory',
    'delete',
    'deleteByParams',
    'deleteNode',
    'detachUsers',
    'disable',
    'disableByIds',
    'enable',
    'enableByIds',
    'export',
    'generateTransliteName',
    'index',
    'list',
    'moveNode',
    'moveToCategory',
    'sort',
    'statusChange',
    'update',
    'upsert',
    'view',
  ])
  expectTypeOf<'user.view'>().toExtend<PermissionName>()
  expectTypeOf<'user.moveNode'>().not.toExtend<Permission>()
  expectTypeOf<'nothing.view'>().not.toExtend<Permission>()
  expectTypeOf<undefined>().not.toExtend<Permission>()
})

test('B29: a check without a permission is a type error, and false even for the administrator', () => {
  for (const slug of ['administrator', 'staff']) {
    const { can, canAny } = createPermissions([role(slug, 'order.index')])
    // @ts-expect-error nothing is not a permission
    expect(can(undefined)).toBe(false)
    // @ts-expect-error neither is an empty text
    expect(canAny([''])).toBe(false)
  }
  // @ts-expect-error an unknown action
  expect(createPermissions([role('staff', 'order.index')]).can('order.fly')).toBe(false)
})

describe('explain', () => {
  test('names the roles that grant a permission, and all roles of the user', () => {
    const roles = [role('a', 'order.index'), role('b', 'order.index', 'user.view'), role('c', 'user.view')]
    expect(createPermissions(roles).explain('order')).toEqual({
      permission: 'order.index',
      allowed: true,
      reason: 'granted',
      grantedBy: ['a', 'b'],
      roles: ['a', 'b', 'c'],
    })
  })

  test('distinguishes a missing permission, a user without roles and a visitor', () => {
    expect(reason([role('a')])).toBe('missing')
    expect(reason([])).toBe('no-roles')
    expect(reason(null)).toBe('anonymous')
    expect(reason([role('administrator')])).toBe('administrator')
  })
})

test('a permission that the back end lacks is denied, also to the administrator', () => {
  const lacking = new Set(['order', 'order.index', 'live'])
  for (const slug of ['administrator', 'staff']) {
    const { can, canAny, lacks, explain } = createPermissions([role(slug, 'order.index', 'user.index')], { lacking })
    expect([can('order'), can('order.index'), can('user'), canAny(['order', 'user'])]).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect([lacks('live'), lacks('users')]).toEqual([true, false])
    expect(explain('order')).toMatchObject({ allowed: false, reason: 'absent' })
  }
})

test('first finds the first entry that is free or granted', () => {
  const { first } = createPermissions([role('a', 'order.index')])
  const menu = [
    { to: '/users', permission: 'user' },
    { to: '/orders', permission: 'order' },
    { to: '/handbooks' },
  ] as const
  expect(first(menu)?.to).toBe('/orders')
  expect(first(menu.slice(0, 1))).toBeUndefined()
  expect(first([{ permission: undefined }])).toBeDefined()
})

test('P3: a check agrees with a search through all roles, whatever the roles are', () => {
  const all = Object.entries(vocabulary).flatMap(([entity, actions]) => actions.map((action) => `${entity}.${action}`))
  const isName = (name: string): name is PermissionName => all.includes(name)
  const names = constantFrom(...all.filter(isName))
  const roles = array(record({ slug: string(), permissions: array(record({ name: names })) }))
  assert(
    property(roles, names, boolean(), (roles, name, adminCheck) => {
      const expected =
        (adminCheck && roles.some(({ slug }) => slug === 'administrator')) ||
        roles.some(({ permissions }) => permissions.some((item) => item.name === name))
      const permissions = createPermissions(roles, { adminCheck })
      expect(permissions.can(name)).toBe(expected)
      expect(permissions.explain(name).allowed).toBe(expected)
    }),
  )
})
