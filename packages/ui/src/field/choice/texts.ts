import { familyTexts } from '#texts/context.ts'

const russianTheme = { theme: 'Тема', light: 'Светлая', dark: 'Тёмная', system: 'Как в системе' }

/** The texts of `ThemeSwitch`. */
export type ThemeTexts = typeof russianTheme

/** Reads the texts of `ThemeSwitch` in the current language. */
export const useThemeTexts = familyTexts('theme', russianTheme)
