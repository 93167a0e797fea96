import Store from 'lucide-react/icons/store'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'companies.list': '/sellers',
  'companies.new': '/sellers/new',
  companies: '/sellers/:id',
  'companies.edit': '/sellers/edit/:id',
  'contracts.new': '/sellers/contracts/edit/new',
  contracts: '/sellers/contracts/edit/:id',
  'bankDetails.new': '/sellers/requisites/edit/new',
  bankDetails: '/sellers/requisites/edit/:id',
} as const

export const sellers = defineSection({
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
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['companies.new'],
      title: m.sellers_new_title,
      permissions: ['company.create'],
      lazy: () => import('./wizard/wizard.tsx'),
    },
    { path: paths.companies, title: m.entity_company, permissions: ['company.view'], lazy: () => import('./view.tsx') },
    {
      path: paths['companies.edit'],
      title: m.entity_company,
      permissions: ['company.view'],
      lazy: () => import('./company/edit.tsx'),
    },
    {
      path: paths['contracts.new'],
      title: m.sellers_contract_new,
      permissions: ['contract.create'],
      lazy: () => import('./contracts/contract-edit.tsx'),
    },
    {
      path: paths.contracts,
      title: m.entity_contract,
      permissions: ['contract.view'],
      lazy: () => import('./contracts/contract-edit.tsx'),
    },
    {
      path: paths['bankDetails.new'],
      title: m.sellers_account_new,
      permissions: ['bank-detail.create'],
      lazy: () => import('./requisites/account-edit.tsx'),
    },
    {
      path: paths.bankDetails,
      title: m.entity_bank_detail,
      permissions: ['bank-detail.view'],
      lazy: () => import('./requisites/account-edit.tsx'),
    },
  ],
})
