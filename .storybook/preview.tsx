import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { isValidElement } from 'react'
import { brand, type Brand, styleOf } from '../apps/admin/src/text/brand.ts'
import { ComponentPage } from './component-page.tsx'
import { emulateMedia } from './media.ts'
import './preview.css'
import { secondBrand } from './second-brand.ts'

// A screen's first story waits for its modules, which a busy machine takes seconds to make.
configure({ asyncUtilTimeout: 10_000 })

const BOTH = 'both'

// A reload ends a story without cleaning up its storage.
localStorage.clear()

// The frames of both themes share their storage, from which a screen takes its theme: the toolbar decides instead.
const page = document.documentElement
let isDark = false
const applyTheme = () => page.classList.contains('dark') !== isDark && page.classList.toggle('dark', isDark)
new MutationObserver(applyTheme).observe(page, { attributeFilter: ['class'] })

const ownBrand = { ...brand }
const brandSheet = document.head.appendChild(document.createElement('style'))
function applyBrand(chosenBrand: Brand) {
  Object.assign(brand, chosenBrand)
  brandSheet.textContent = styleOf(chosenBrand)
}

export default {
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    brand: 'own',
    language: 'ru',
    role: 'administrator',
    density: '',
    pointer: '',
    motion: '',
    colours: '',
  },
  globalTypes: {
    theme: chosen('Тема', 'contrast', { light: 'Светлая', dark: 'Тёмная', [BOTH]: 'Обе рядом' }),
    brand: chosen('Бренд', 'paintbrush', { own: 'Свой бренд', second: 'Другой бренд' }),
    language: chosen('Язык', 'globe', { ru: 'Русский', en: 'English' }),
    // A role stands before what is seldom chosen: at 1440 px the last of the toolbar are pushed out of it.
    role: chosen('Роль на экранах', 'user', {
      administrator: 'Администратор',
      viewer: 'Только просмотр',
      merchant: 'Продавец',
      moderator: 'Модератор',
      content: 'Контент-менеджер',
      orders: 'Оператор заказов',
      finance: 'Финансист',
      log: 'Только журнал',
      nothing: 'Без прав',
    }),
    density: chosen('Плотность строк', 'listunordered', { '': 'Как задумано', compact: 'Компактно', normal: 'Обычно' }),
    pointer: chosen('Указатель', 'pointerhand', { '': 'Указатель устройства', fine: 'Мышь', coarse: 'Палец' }),
    motion: chosen('Движение', 'play', { '': 'Движение устройства', reduced: 'Без движения' }),
    colours: chosen('Принудительные цвета', 'accessibility', { '': 'Свои цвета', forced: 'Принудительные цвета' }),
  },
  // An element cannot be typed in; of a union, the generated documentation does not say the members.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => {
          if (isValidElement(initialArgs[name])) return [name, { ...argType, control: false }]
          const { options, table } = argType
          const type = options && { summary: options.map((option) => `'${String(option)}'`).join(' | ') }
          return [name, type ? { ...argType, table: { ...table, type } } : argType]
        }),
      ),
  ],
  decorators: [
    (Story, { id, args, globals }) => {
      const { theme, ...others } = globals
      const { brand: brandName, language, role, density, pointer, motion, colours } = others
      if (theme === BOTH) return <BothThemes id={id} globals={others} />
      localStorage.setItem('locale', String(language))
      localStorage.setItem('density', String(density))
      page.lang = String(language)
      isDark = theme === 'dark'
      applyTheme()
      emulateMedia({
        ...(pointer && { pointer: pointer === 'coarse' }),
        ...(motion && { motion: true }),
        ...(colours && { colours: true }),
      })
      applyBrand(brandName === 'second' ? secondBrand : ownBrand)
      // The key remounts the screen when the brand, role, language or density changes.
      return (
        <Story
          key={`${brandName} ${role} ${language} ${density}`}
          args={isScreen(args) ? { role: String(role), ...args } : args}
        />
      )
    },
  ] satisfies Decorator[],
  parameters: {
    layout: 'padded',
    // A test needs only what is wrong, and is faster without the places of all that is right.
    a11y: { test: 'error', ...('__vitest_browser__' in globalThis && { options: { resultTypes: ['violations'] } }) },
    controls: { expanded: true },
    docs: { page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Начало',
          'Основа',
          'Компоненты',
          ['Действия', 'Формы', 'Ввод', 'Данные', 'Навигация', 'Окна', 'Обратная связь'],
          'Экраны',
          ['Вход', 'Обзор', 'Каталог', 'Товары', 'Заказы'],
          'Части экранов',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries({
          360: 'Телефон',
          720: 'Ноутбук при 200 %',
          768: 'Планшет',
          1440: 'Ноутбук',
          1920: 'Монитор',
        }).map(([width, name]) => [
          `w${width}`,
          {
            name: `${name}, ${width}`,
            styles: { width: `${width}px`, height: '900px' },
            type: Number(width) < 500 ? 'mobile' : Number(width) < 1000 ? 'tablet' : 'desktop',
          },
        ]),
      ),
    },
  },
} satisfies Preview

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>

function chosen(description: string, icon: NonNullable<Toolbar['icon']>, items: Readonly<Record<string, string>>) {
  return {
    description,
    toolbar: {
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, title]) => ({ value, title })),
    },
  }
}

function isScreen(args: object) {
  return 'address' in args && !('handlers' in args)
}

/** Two frames: the theme belongs to the whole of a page. */
function BothThemes({ id, globals }: { id: string; globals: Readonly<Record<string, unknown>> }) {
  // Settings of other tools, such as the viewport of the manager, are objects and not for the frames.
  const settings = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${String(value)}`)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, height: '96vh' }}>
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame shows this very page
        <iframe
          key={theme}
          title={theme === 'light' ? 'Светлая тема' : 'Тёмная тема'}
          src={`iframe.html?id=${id}&viewMode=story&globals=${[...settings, `theme:${theme}`].join(';')}`}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  )
}
