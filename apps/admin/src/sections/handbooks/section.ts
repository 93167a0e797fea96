import BookOpen from 'lucide-react/icons/book-open'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'
import { attributes } from './attributes/section.ts'
import { brands } from './brands/section.ts'
import { carBrands } from './car-brands/section.ts'
import { categories } from './categories/section.ts'
import { cities } from './cities/section.ts'
import { commissions } from './commissions/section.ts'
import { reasons } from './reasons/section.ts'
import { reviewTerms } from './reviews/section.ts'
import { templates } from './templates/section.ts'
import { translation } from './translation/section.ts'

/** The hub and its sub-sections. */
export const handbooks = defineSection({
  menu: { path: '/handbooks', label: m.handbooks_title, icon: BookOpen },
  screens: [
    { path: '/handbooks', title: m.handbooks_title, lazy: () => import('./hub.tsx') },
    ...attributes.screens,
    ...brands.screens,
    ...carBrands.screens,
    ...categories.screens,
    ...cities.screens,
    ...commissions.screens,
    ...reasons.screens,
    ...reviewTerms.screens,
    ...templates.screens,
    ...translation.screens,
  ],
})
