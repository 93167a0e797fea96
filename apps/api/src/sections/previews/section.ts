import { defineSection } from '#registry/section.ts'
import { endDuePreviews, sweepPreviews } from './end.ts'
import { english } from './english.ts'
import { previews } from './routes.ts'

export const section = defineSection({
  english,
  handlers: previews,
  dues: { endPreviews: { label: 'Окончание просмотров от чужого имени', run: endDuePreviews } },
  sweeps: { sweepPreviews },
})
