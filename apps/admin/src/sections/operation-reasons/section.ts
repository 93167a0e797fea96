import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'operationReasons.list': '/handbooks/reasons',
  'operationReasons.new': '/handbooks/reasons/edit/new',
  operationReasons: '/handbooks/reasons/edit/:id',
} as const

export const operationReasons = defineSection({
  screens: [
    {
      path: paths['operationReasons.list'],
      title: m.entity_operation_reason,
      permissions: ['operation-reason'],
      hasSavedQuery: true,
      first: 'operationReasons.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['operationReasons.new'],
      title: m.reasons_new_title,
      permissions: ['operation-reason.create'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.operationReasons,
      title: m.entity_operation_reason,
      permissions: ['operation-reason'],
      first: 'operationReasons.view',
      lazy: () => import('./form.tsx'),
    },
  ],
})
