import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'bankDetails.new': '/sellers/requisites/edit/new',
  bankDetails: '/sellers/requisites/edit/:id',
} as const

export const bankDetails = defineSection({
  screens: [
    {
      path: paths['bankDetails.new'],
      title: m.sellers_account_new,
      permissions: ['bank-detail.create'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.bankDetails,
      title: m.entity_bank_detail,
      permissions: ['bank-detail.view'],
      first: 'bankDetails.view',
      lazy: () => import('./form.tsx'),
    },
  ],
})
