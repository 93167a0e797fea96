import { auth, paths } from './sections/auth/section.ts'
import { knowPaths } from './data/paths.ts'
import type { Section } from './page/section.ts'

/** Sections that open without a session; only they load with the sign-in page. */
export const publicSections: readonly Section[] = [auth]

declare module './data/paths.ts' {
  interface Paths extends Readonly<typeof paths> {}
}

knowPaths(paths)
