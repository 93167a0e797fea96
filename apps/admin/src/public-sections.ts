import { auth } from './sections/auth/section.ts'
import type { Section } from './page/section.ts'

/** Sections that open without a session; only they load with the sign-in page. */
export const publicSections: readonly Section[] = [auth]
