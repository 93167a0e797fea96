import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { attributes } from './routes.ts'
import { attribute, attributeValue } from './schema.ts'
import { seedAttributes } from './seed.ts'

export const section = defineSection({
  english,
  handlers: attributes,
  resources: {
    attribute: {
      nameOf: selectNames(attribute, attribute.name),
      parts: { 'attribute-value': selectNames(attributeValue, attributeValue.value) },
      grants: {
        merchant: ['list'],
        moderator: ['list'],
        'content-manager': '*',
        'order-operator': ['list'],
        finance: ['list'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  seeds: { attributes: { run: seedAttributes, after: ['categories'] } },
})
