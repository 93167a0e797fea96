import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'admin-panel: экраны и компоненты',
    colorPrimary: '#0b6b74',
    colorSecondary: '#0b6b74',
    appBg: '#f6f6f3',
    appBorderColor: '#e2e4e0',
    textColor: '#15181c',
    barSelectedColor: '#0b6b74',
    appBorderRadius: 6,
  }),
  sidebar: { showRoots: true },
})
