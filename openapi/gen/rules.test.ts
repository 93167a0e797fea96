import { expect, test } from 'vitest'
import type { Document, Operation } from './document.ts'
import { rules } from './rules.ts'

const operation = (operationId: string, title: string): Operation => ({
  operationId,
  requestBody: {
    content: { 'application/json': { schema: { type: 'object', properties: { ends_at: { type: 'string', title } } } } },
  },
  responses: {},
  'x-permission': ['promotion.update'],
})

const document: Document = {
  paths: {
    '/promotion': { post: operation('promotions.create', 'Окончание') },
    '/promotion/extend': { put: operation('promotions.extend', 'Новое окончание') },
  },
  components: { parameters: {}, schemas: { AuditRow: {} } },
}

test('The log labels a field as the form of its record does, even if an action uses the same name', () => {
  const { names } = rules(document, new Set())
  expect(names).toContain('"ends_at": "Окончание"')
  expect(names).not.toContain('Новое окончание')
})

test('Only the rules that the panel imports are written', () => {
  const { sources } = rules(document, new Set(['promotionsExtendRules']))
  expect(sources.map(({ source }) => source.match(/export const \w+/g))).toEqual([
    ['export const promotionsExtendRules'],
  ])
})
