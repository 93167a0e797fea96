import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import './preview.css'

// A screen's first story waits for its modules, which a busy machine takes seconds to make.
configure({ asyncUtilTimeout: 10_000 })

export default {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Тема',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая' },
          { value: 'dark', title: 'Тёмная' },
        ],
      },
    },
    direction: {
      description: 'Направление письма',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Слева направо' },
          { value: 'rtl', title: 'Справа налево' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'ru'
      document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
      document.documentElement.classList.toggle('dark', globals['theme'] === 'dark')
      return <Story />
    },
  ],
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { expanded: true } },
} satisfies Preview
