import type { Meta, StoryObj } from '@storybook/react-vite'

export default {
  title: 'Основа/Раскладки',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta
type Story = StoryObj

/** A part of a screen, in pixels of a window of 1440 × 900: left, top, width, height; its name and its measures. */
type Part = readonly [number, number, number, number, string, string]

const WIDTH = 1440
const HEIGHT = 900

const SHELL: readonly Part[] = [
  [0, 0, 232, 900, 'Меню', '232 шириной, во всю высоту окна. Уже 768 — полоса 48 сверху с кнопкой меню.'],
  [248, 12, 1176, 16, 'Путь', 'Строка 16 есть и без пути, поэтому заголовок на всех экранах на одной высоте.'],
  [
    248,
    28,
    1176,
    32,
    'Заголовок, состояние, действия',
    'Строка 32, под пальцем 40. Порядок действий: второстепенные, меню «⋯», главное. От края окна и от меню 16.',
  ],
]

const LAYOUTS = {
  list: {
    title: 'Список',
    use: 'Много записей: найти, сравнить, изменить сразу несколько. Высота окна: прокручиваются только строки.',
    screen: 'orders',
    parts: [
      ...SHELL,
      [248, 66, 1176, 32, 'Вкладки и виды', 'Одна строка 32: соседние списки, за ними сохранённые виды с числами.'],
      [248, 106, 1176, 45, 'Фильтры', 'Одна строка внутри карточки списка, отступ 6. Значение стоит в кнопке фильтра.'],
      [248, 151, 1176, 32, 'Шапка таблицы', 'Высота 32, не прокручивается. Числа вправо, единица — в шапке.'],
      [
        248,
        183,
        1176,
        657,
        'Строки',
        '49 в две строки текста или 36 компактно, поля ячейки 12. Ширина колонок от строк не зависит; где тесно, первой уходит колонка с низшим приоритетом. Место таблицы уже 640 — строка становится карточкой.',
      ],
      [
        248,
        840,
        1176,
        44,
        'Страницы',
        'Всегда на виду. С выбранными строками над ними тёмная панель действий. Под карточкой 16.',
      ],
    ],
  },
  record: {
    title: 'Запись',
    use: 'Одна запись: понять, что с ней, и сделать следующий шаг. Прокручивается вся страница.',
    screen: 'orders-123',
    parts: [
      ...SHELL,
      [248, 72, 800, 96, 'Главное', 'Числа и состояние, которые решают, что делать. Отступ от шапки 12.'],
      [
        248,
        184,
        800,
        640,
        'Работа',
        'Карточки одна под другой через 16, отступ внутри 16, угол 12. Заголовок карточки — text-lead, до содержимого 12.',
      ],
      [
        1064,
        72,
        360,
        640,
        'Сбоку',
        '360: кто, сколько, заметки и история. От 1280 — вторая колонка через 16, уже — под работой.',
      ],
      [
        232,
        836,
        1208,
        64,
        'Полоса сохранения',
        'Не ниже 64, появляется с первым изменением и называет изменённые поля. Слева отмена, справа «Сохранить».',
      ],
    ],
  },
  form: {
    title: 'Форма',
    use: 'Новая запись или запись без боковой колонки. Поля в одну читаемую колонку карточек.',
    screen: 'users-edit-new',
    parts: [
      ...SHELL,
      [
        248,
        72,
        896,
        48,
        'Ошибки и черновик',
        'Над полями, только когда они есть. Каждая ошибка — ссылка на своё поле. До полей 24.',
      ],
      [
        248,
        144,
        896,
        300,
        'Карточка полей',
        'Не шире 896. Отступ внутри 16, между полями 16, между карточками 16. Ширина поля — по содержимому: ИНН не шире названия.',
      ],
      [
        264,
        200,
        424,
        76,
        'Поле',
        'Подпись, через 4 само поле 32 (под пальцем 40), через 4 подсказка или ошибка. Обязательность не отмечается, отмечается «необязательно».',
      ],
      [
        248,
        460,
        896,
        240,
        'Следующая карточка',
        'Заголовок называет, о чём поля: «Доступ», «Реквизиты», а не «Прочее».',
      ],
      [
        232,
        836,
        1208,
        64,
        'Полоса сохранения',
        'У новой записи есть сразу: «Создать» на пустой форме покажет, что обязательно.',
      ],
    ],
  },
} satisfies Record<string, { title: string; use: string; screen: string; parts: readonly Part[] }>

function Layout({ title, use, screen, parts }: (typeof LAYOUTS)[keyof typeof LAYOUTS]) {
  return (
    <section className="grid gap-4 text-text xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
      <div className="xl:col-span-2">
        <h2 className="text-title font-title">{title}</h2>
        <p className="mt-1 max-w-3xl text-secondary">
          {use}{' '}
          <a className="text-link underline" href={`?path=/story/screen-${screen}--full`} target="_top">
            Посмотреть на экране
          </a>
        </p>
      </div>
      <div aria-hidden className="relative self-start overflow-clip rounded-xl border border-line bg-page">
        <div style={{ paddingTop: `${(HEIGHT / WIDTH) * 100}%` }} />
        {parts.map(([left, top, width, height, name], index) => (
          <div
            key={name}
            className="absolute flex items-center justify-center overflow-clip rounded-sm border border-frame bg-surface"
            style={{
              left: `${(left / WIDTH) * 100}%`,
              top: `${(top / HEIGHT) * 100}%`,
              width: `${(width / WIDTH) * 100}%`,
              height: `${(height / HEIGHT) * 100}%`,
            }}
          >
            <span className="text-xs leading-none font-label">{index + 1}</span>
          </div>
        ))}
      </div>
      <ol className="grid content-start gap-3">
        {parts.map(([, , , , name, measures], index) => (
          <li key={name} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
            <span className="text-muted tabular-nums">{index + 1}</span>
            <p>
              <span className="font-label">{name}.</span> <span className="text-secondary">{measures}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const List: Story = { name: 'Список', render: () => <Layout {...LAYOUTS.list} /> }

export const Record: Story = { name: 'Запись', render: () => <Layout {...LAYOUTS.record} /> }

export const Form: Story = { name: 'Форма', render: () => <Layout {...LAYOUTS.form} /> }
