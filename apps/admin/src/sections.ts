import { auth } from './sections/auth/section.ts'
import { catalog } from './sections/catalog/section.ts'
import { handbooks } from './sections/handbooks/section.ts'
import { roles } from './sections/roles/section.ts'
import { users } from './sections/users/section.ts'
import type { Section } from './shared/section.ts'

/** Every section of the panel; the order of their entries is the menu's. */
export const sections: readonly Section[] = [auth, catalog, handbooks, users, roles]
