import Store from 'lucide-react/icons/store'
import { m } from '#paraglide/messages.js'
import { defineSection, type Screen } from '#page/section.ts'

export const paths = {
  'companies.list': '/sellers',
  'companies.new': '/sellers/new',
  companies: '/sellers/:id',
  'companies.edit': '/sellers/edit/:id',
} as const

/** The sellers, with the module of a seller's page. */
export const companies = (view: Screen['lazy']) =>
  defineSection({
    menu: {
      path: paths['companies.list'],
      label: m.entity_company,
      icon: Store,
      permission: 'company',
      group: 'sellers',
    },
    screens: [
      {
        path: paths['companies.list'],
        title: m.entity_company,
        permissions: ['company'],
        hasSavedQuery: true,
        first: 'companies.list',
        lazy: () => import('./list.tsx'),
      },
      {
        path: paths['companies.new'],
        title: m.sellers_new_title,
        permissions: ['company.create'],
        lazy: () => import('./wizard/wizard.tsx'),
      },
      {
        path: paths.companies,
        title: m.entity_company,
        permissions: ['company.view'],
        first: 'companies.view',
        lazy: view,
      },
      {
        path: paths['companies.edit'],
        title: m.entity_company,
        permissions: ['company.view'],
        first: 'companies.view',
        lazy: () => import('./form/edit.tsx'),
      },
    ],
  })
