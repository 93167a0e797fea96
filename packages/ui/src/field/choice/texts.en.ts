import type { ThemeTexts } from './texts.ts'

/** The same texts in English; part of `english`. */
export const englishTheme: ThemeTexts = { theme: 'Theme', light: 'Light', dark: 'Dark', system: 'As the system' }
