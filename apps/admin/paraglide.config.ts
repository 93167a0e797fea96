import { join } from 'node:path'

export const paraglide = {
  project: join(import.meta.dirname, 'project.inlang'),
  outdir: join(import.meta.dirname, 'src/paraglide'),
  strategy: ['localStorage', 'baseLocale'] as ['localStorage', 'baseLocale'],
  localStorageKey: 'locale',
  // One module per message lets a screen load only its own texts.
  outputStructure: 'message-modules' as const,
}

/** The files that the last compilation has read and written. */
export interface Stamp {
  sources: string
  outputHashes: Record<string, string>
}

export const stampFile = join(paraglide.outdir, '.compiled.json')
