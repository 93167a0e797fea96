import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = { 'people.find': '/users/person' } as const

export const people = defineSection({
  screens: [
    {
      path: paths['people.find'],
      title: m.people_title,
      permissions: ['person.index'],
      lazy: () => import('./person.tsx'),
    },
  ],
})
