import { join } from 'node:path'

export const paraglide = {
  project: join(import.meta.dirname, 'project.inlang'),
  outdir: join(import.meta.dirname, 'src/paraglide'),
  strategy: ['localStorage', 'baseLocale'] as ['localStorage', 'baseLocale'],
  localStorageKey: 'locale',
  // A module for each message, so that a screen loads its own texts only.
  outputStructure: 'message-modules' as const,
}
