import { TextsProvider } from '@admin-panel/ui/texts-provider'
import type { ReactNode } from 'react'
import { currentLanguage } from './language.ts'

/** The components' own texts in the current language. */
export function Localized({ children }: { children: ReactNode }) {
  const { texts } = currentLanguage()
  return texts ? <TextsProvider texts={texts}>{children}</TextsProvider> : children
}
