import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'contracts.new': '/sellers/contracts/edit/new',
  contracts: '/sellers/contracts/edit/:id',
} as const

export const contracts = defineSection({
  screens: [
    {
      path: paths['contracts.new'],
      title: m.sellers_contract_new,
      permissions: ['contract.create'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.contracts,
      title: m.entity_contract,
      permissions: ['contract.view'],
      first: 'contracts.view',
      lazy: () => import('./form.tsx'),
    },
  ],
})
