import type { Brand } from '../apps/admin/src/text/brand.ts'

/** Another name, mark, accent, rail, radius and face in one file: no component knows of it. */
export const secondBrand: Brand = {
  name: 'Деталь и К°',
  latinName: 'Parts & Co',
  mark: 'M9 9h7.2a6.8 6.8 0 0 1 0 13.6H9Zm2.7 2.5v8.6h4.4a4.3 4.3 0 0 0 0-8.6Z',
  tokens: {
    '--color-primary': '#6d28d9',
    '--color-primary-hover': '#5b21b6',
    '--color-link': '#6d28d9',
    '--color-focus': '#7c3aed',
    '--color-selected': '#f0e9fd',
    '--color-rail': '#1e1530',
    '--color-rail-hover': '#2a1f41',
    '--color-rail-active': '#372a54',
    '--color-rail-line': '#433463',
    '--color-rail-accent': '#b69cf5',
    '--radius-sm': '0.5rem',
    '--radius-md': '0.75rem',
    '--radius-lg': '1rem',
    '--font-ui': "Georgia, 'DejaVu Serif', serif",
  },
  darkTokens: {
    '--color-primary': '#b69cf5',
    '--color-primary-hover': '#cbb8f9',
    '--color-on-primary': '#1e1045',
    '--color-link': '#c4b1f8',
    '--color-focus': '#b69cf5',
    '--color-selected': '#34265a',
  },
}
