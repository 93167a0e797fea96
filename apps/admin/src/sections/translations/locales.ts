import type { Schemas } from '@admin-panel/sdk'

export type Locale = Schemas['Locale']

export const localeNames = ['ru', 'en', 'kk', 'be'] as const satisfies readonly Locale[]
