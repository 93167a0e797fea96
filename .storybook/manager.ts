import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { brand } from '../apps/admin/src/text/brand.ts'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${brand.name}: экраны и компоненты`,
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
