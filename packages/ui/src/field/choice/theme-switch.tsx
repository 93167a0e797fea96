import type { SegmentedControlProps } from './segmented-control.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { useThemeTexts } from './texts.ts'

/** Light, dark, or as the system has it. */
export type Theme = 'light' | 'dark' | 'system'

/** Props of {@link ThemeSwitch}. */
export interface ThemeSwitchProps extends Omit<SegmentedControlProps<Theme>, 'label' | 'options'> {
  /** The name of the choice, for screen readers; «Тема» by default. */
  label?: string
}

const themes = ['light', 'dark', 'system'] as const

/**
 * Chooses the theme. The caller keeps the choice, and sets it as the class of the page: `dark`, `system` or none.
 *
 * @example
 * <ThemeSwitch value={theme} onValueChange={(next) => { document.documentElement.className = next; setTheme(next) }} />
 */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const texts = useThemeTexts()
  return (
    <SegmentedControl
      label={texts.theme}
      data-slot="theme-switch"
      {...props}
      options={themes.map((value) => ({ value, label: texts[value] }))}
    />
  )
}
