import type { Params } from '@admin-panel/sdk'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { expect, expectTypeOf, test } from 'vitest'
import { citiesCreateForm, standardSchema, usersCreateForm } from './index.ts'

const messagesOf = (schema: StandardSchemaV1, value: unknown) => {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('The rules need no waiting')
  return result.issues?.map(({ path, message }) => [path?.[0], message])
}

test('A form of the contract is a Standard Schema, whose values are the parameters of its operation', () => {
  const schema = standardSchema(usersCreateForm)
  expectTypeOf<StandardSchemaV1.InferOutput<typeof schema>>().toEqualTypeOf<Params<'users.create'>>()
  const values = { last_name: 'Ли', first_name: 'Анна', email: 'li@example.com', role_ids: [1] }
  expect(schema['~standard'].validate(values)).toEqual({ value: values })
})

test('Each wrong field is named with the text of the server, in either language', () => {
  const values = { last_name: '', first_name: 'Анна', email: 'li', role_ids: [1] }
  expect(messagesOf(standardSchema(usersCreateForm), values)).toEqual([
    ['last_name', 'Пожалуйста, введите Фамилия'],
    ['email', 'Эл. почта: от 3 до 254 символов'],
    ['email', 'Эл. почта: укажите адрес вида name@example.ru'],
  ])
  expect(messagesOf(standardSchema(usersCreateForm, 'en'), values)?.map(([field]) => field)).toEqual([
    'last_name',
    'email',
    'email',
  ])
})

test('a value that is no object is refused, an unknown field is left to the server', () => {
  expect(messagesOf(standardSchema(citiesCreateForm), null)).toHaveLength(1)
  expect(messagesOf(standardSchema(citiesCreateForm), 'Москва')).toHaveLength(1)
})
