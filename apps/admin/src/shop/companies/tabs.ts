import type { Permission } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import { listOfSections } from '#shop/list-of-sections.ts'
import type { Company } from './words.ts'

interface CompanyTab {
  id: string
  label: () => string
  permission: Permission
  Content: ComponentType<{ company: Company }>
}

/** The tabs of a seller's page that show another resource. */
export const companyTabs = listOfSections<CompanyTab>()
