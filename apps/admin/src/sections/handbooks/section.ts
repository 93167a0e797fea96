import BookOpen from 'lucide-react/icons/book-open'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'
import { attributes, paths as attributesPaths } from './attributes/section.ts'
import { brands, paths as brandsPaths } from './brands/section.ts'
import { carBrands, paths as carBrandsPaths } from './car-brands/section.ts'
import { categories, paths as categoriesPaths } from './categories/section.ts'
import { cities, paths as citiesPaths } from './cities/section.ts'
import { commissions, paths as commissionsPaths } from './commissions/section.ts'
import { reasons, paths as reasonsPaths } from './reasons/section.ts'
import { reviewTerms, paths as reviewTermsPaths } from './reviews/section.ts'
import { templates, paths as templatesPaths } from './templates/section.ts'
import { translation, paths as translationPaths } from './translation/section.ts'

export const paths = {
  handbooks: '/handbooks',
  ...attributesPaths,
  ...brandsPaths,
  ...carBrandsPaths,
  ...categoriesPaths,
  ...citiesPaths,
  ...commissionsPaths,
  ...reasonsPaths,
  ...reviewTermsPaths,
  ...templatesPaths,
  ...translationPaths,
} as const

/** The hub and its sub-sections. */
export const handbooks = defineSection({
  menu: { path: paths.handbooks, label: m.handbooks_title, icon: BookOpen },
  screens: [
    { path: paths.handbooks, title: m.handbooks_title, lazy: () => import('./hub.tsx') },
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
