import type { Permission } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
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
  /** The list of those that call for attention, where one shows them alone. */
  mendAt?: () => string
  loadSummary: (signal: AbortSignal) => Promise<ListSummary>
}

/** The handbooks of the hub, in groups and in order. */
export const handbookGroups: readonly { label: () => string; cards: readonly HandbookCard[] }[] = [
  { label: m.handbooks_group_catalogue, cards: [categoriesCard, attributesCard, brandsCard, carBrandsCard] },
  { label: m.handbooks_group_places, cards: [citiesCard] },
  {
    label: m.handbooks_group_rules,
    cards: [commissionsCard, reasonsCard, reviewTermsCard, templatesCard, translationCard],
  },
]
