import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'attributes.list': '/handbooks/attributes',
  'attributes.new': '/handbooks/attributes/create',
  'attributes.newSynonyms': '/handbooks/attributes/create/synonyms',
  'attributes.synonyms': '/handbooks/attributes/:id/synonyms',
  attributes: '/handbooks/attributes/:id',
  'attributes.edit': '/handbooks/attributes/:id/edit',
} as const

export const attributes = defineSection({
  screens: [
    {
      path: paths['attributes.list'],
      title: m.entity_attribute,
      permissions: ['attribute'],
      hasSavedQuery: true,
      first: 'attributes.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['attributes.new'],
      title: m.attributes_new_title,
      permissions: ['attribute.create'],
      lazy: () => import('./create.tsx'),
    },
    {
      path: paths['attributes.newSynonyms'],
      title: m.attributes_new_title,
      permissions: ['attribute.create'],
      lazy: () => import('./create-synonyms.tsx'),
    },
    {
      path: paths['attributes.synonyms'],
      title: m.entity_attribute,
      permissions: ['attribute'],
      first: 'attributes.view',
      lazy: () => import('./synonyms.tsx'),
    },
    {
      path: paths.attributes,
      title: m.entity_attribute,
      permissions: ['attribute'],
      first: 'attributes.view',
      lazy: () => import('./view.tsx'),
    },
    {
      path: paths['attributes.edit'],
      title: m.entity_attribute,
      permissions: ['attribute'],
      first: 'attributes.view',
      lazy: () => import('./edit.tsx'),
    },
  ],
})
