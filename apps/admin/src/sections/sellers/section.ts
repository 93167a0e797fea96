import Store from 'lucide-react/icons/store'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const sellers = defineSection({
  menu: { path: '/sellers', label: m.sellers_title, icon: Store, permission: 'company', group: 'sellers' },
  screens: [
    {
      path: '/sellers',
      title: m.sellers_title,
      permissions: ['company'],
      queried: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: '/sellers/new',
      title: m.sellers_new_title,
      permissions: ['company.create'],
      lazy: () => import('./wizard/wizard.tsx'),
    },
    { path: '/sellers/:id', title: m.sellers_title, permissions: ['company.view'], lazy: () => import('./view.tsx') },
    {
      path: '/sellers/edit/:id',
      title: m.sellers_title,
      permissions: ['company.view'],
      lazy: () => import('./company/edit.tsx'),
    },
    {
      path: '/sellers/contracts/edit/new',
      title: m.sellers_contract_new,
      permissions: ['contract.create'],
      lazy: () => import('./contracts/contract-edit.tsx'),
    },
    {
      path: '/sellers/contracts/edit/:id',
      title: m.sellers_contracts,
      permissions: ['contract.view'],
      lazy: () => import('./contracts/contract-edit.tsx'),
    },
    {
      path: '/sellers/requisites/edit/new',
      title: m.sellers_account_new,
      permissions: ['bank-detail.create'],
      lazy: () => import('./requisites/account-edit.tsx'),
    },
    {
      path: '/sellers/requisites/edit/:id',
      title: m.sellers_accounts,
      permissions: ['bank-detail.view'],
      lazy: () => import('./requisites/account-edit.tsx'),
    },
  ],
})
