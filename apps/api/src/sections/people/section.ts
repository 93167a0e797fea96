import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { people } from './routes.ts'
import { eraseByTerm } from './term.ts'

export const section = defineSection({
  english,
  handlers: people,
  resources: { person: { nameOf: null, shownBy: [], grants: {} } },
  dues: {
    eraseByTerm: { label: 'Стирание персональных данных по сроку', run: eraseByTerm },
  },
})
