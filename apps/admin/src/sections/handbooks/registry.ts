import type { Permission } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import type { PathName } from '#data/paths.ts'
import type { ListSummary } from '#data/counts/list-summary.ts'
import { attributesCard } from './attributes/card.ts'
import { brandsCard } from './brands/card.ts'
import { carBrandsCard } from './car-brands/card.ts'
import { categoriesCard } from './categories/card.ts'
import { citiesCard } from './cities/card.ts'
import { commissionsCard } from './commissions/card.ts'
import { reasonsCard } from './reasons/card.ts'
import { reviewTermsCard } from './reviews/card.ts'
import { templatesCard } from './templates/card.ts'
import { translationCard } from './translation/card.ts'

export interface HandbookCard {
  list: PathName
  label: () => string
  description: () => string
  icon: ComponentType<{ className?: string }>
  permission: Permission
  loadSummary: (signal: AbortSignal) => Promise<ListSummary>
}

/** The cards of the hub, in order. */
export const handbookCards: readonly HandbookCard[] = [
  attributesCard,
  brandsCard,
  carBrandsCard,
  categoriesCard,
  citiesCard,
  commissionsCard,
  reasonsCard,
  reviewTermsCard,
  templatesCard,
  translationCard,
]
