import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'

export const section = defineSection({ english })
