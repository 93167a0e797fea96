import { defineSection } from '#registry/section.ts'
import { overview } from './routes.ts'

export const section = defineSection({ handlers: overview })
