import { auth } from './sections/auth/section.ts'
import type { Section } from './page/section.ts'

/** What opens without a session: loaded at once, and nothing else with it. */
export const publicSections: readonly Section[] = [auth]
