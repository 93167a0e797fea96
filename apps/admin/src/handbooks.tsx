import { m } from '#paraglide/messages.js'
import { attributesCard } from './sections/attributes/card.ts'
import { brandsCard } from './sections/brands/card.ts'
import { carBrandsCard } from './sections/car-brands/card.ts'
import { categoriesCard } from './sections/categories/card.ts'
import { citiesCard } from './sections/cities/card.ts'
import { commissionsCard } from './sections/commissions/card.ts'
import { operationReasonsCard } from './sections/operation-reasons/card.ts'
import { reviewTermsCard } from './sections/review-terms/card.ts'
import { templatesCard } from './sections/templates/card.ts'
import { Hub, type HandbookGroup } from './sections/handbooks/hub.tsx'
import { translationsCard } from './sections/translations/card.ts'

/** The handbooks of the hub, in groups and in order. */
const groups: readonly HandbookGroup[] = [
  { label: m.handbooks_group_catalogue, cards: [categoriesCard, attributesCard, brandsCard, carBrandsCard] },
  { label: m.handbooks_group_places, cards: [citiesCard] },
  {
    label: m.handbooks_group_rules,
    cards: [commissionsCard, operationReasonsCard, reviewTermsCard, templatesCard, translationsCard],
  },
]

export const Component = () => <Hub groups={groups} />
