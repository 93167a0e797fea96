import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { StatusChip } from '../packages/ui/src/display/status-chip.tsx'
import { contrast, shapePairs, textPairs } from '../packages/ui/src/test/pairs.ts'
import { signs } from '../packages/ui/src/test/signs.ts'

export default { title: 'Основа', tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta
type Story = StoryObj

const grid = (width: number): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
  gap: 12,
})
const note: CSSProperties = { color: 'var(--color-muted)', fontSize: 12 }

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section style={{ marginBottom: 32, color: 'var(--color-text)', fontFamily: 'var(--font-ui)' }}>
      <h2 style={{ fontSize: 'var(--text-title)', fontWeight: 650 }}>{title}</h2>
      <p style={{ ...note, margin: '4px 0 16px' }}>{hint}</p>
      {children}
    </section>
  )
}

/** The value of a token in the theme and brand that are chosen above. */
function useToken(name: string) {
  const [value, setValue] = useState('')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the toolbar changes tokens without a render of this component
  useEffect(() => {
    const now = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
    if (now !== value) setValue(now)
  })
  return value
}

/** The build shortens `#ffffff` to `#fff`. */
const long = (hex: string) => (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex)

function Pair({ front, back, isText }: { front: string; back: string; isText: boolean }) {
  const [one, other] = [useToken(`--color-${front}`), useToken(`--color-${back}`)]
  const ratio = one === '' || other === '' ? '…' : contrast(long(one), long(other)).toFixed(1)
  return (
    <div
      style={{
        background: `var(--color-${back})`,
        border: '1px solid var(--color-line)',
        borderRadius: 6,
        padding: 12,
      }}
    >
      {isText ? (
        <p style={{ color: `var(--color-${front})`, fontWeight: 550 }}>Отгрузить до 14:00</p>
      ) : (
        <div style={{ width: 20, height: 20, borderRadius: 10, background: `var(--color-${front})` }} />
      )}
      <p style={{ marginTop: 8, fontSize: 12, color: isText ? `var(--color-${front})` : 'var(--color-text)' }}>
        {front} / {back}: {ratio}
      </p>
    </div>
  )
}

export const Pairs: Story = {
  name: 'Цвета',
  render: () => (
    <>
      <Part title="Текст на фоне" hint="Не меньше 4,5 : 1 в обеих темах; это проверяет тест.">
        <div style={grid(180)}>
          {textPairs.map(([front, back]) => (
            <Pair key={`${front} ${back}`} front={front} back={back} isText />
          ))}
        </div>
      </Part>
      <Part title="Знаки на фоне" hint="Рамки полей, фокус и точки состояний: не меньше 3 : 1.">
        <div style={grid(180)}>
          {shapePairs.map(([front, back]) => (
            <Pair key={`${front} ${back}`} front={front} back={back} isText={false} />
          ))}
        </div>
      </Part>
    </>
  ),
}

const SIZES = [
  ['title', 650, 'Заголовок страницы: один на экран'],
  ['figure', 650, 'Число обзора: 1 204'],
  ['lead', 550, 'Название карточки и раздела'],
  ['body', 450, 'Текст, строки таблиц, подписи: 1 000 123, 66 183,00 ₽, № АГ-0001'],
] as const

export const Type: Story = {
  name: 'Шрифт',
  render: () => (
    <Part title="Шрифт" hint="Одна гарнитура; цифры в таблицах одной ширины, ноль в кодах перечёркнут.">
      {SIZES.map(([size, weight, text]) => (
        <div key={size} style={{ padding: '10px 0', borderTop: '1px solid var(--color-line)' }}>
          <p style={{ fontSize: `var(--text-${size})`, fontWeight: weight, fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </p>
          <p style={note}>
            text-{size}, {weight}
          </p>
        </div>
      ))}
    </Part>
  ),
}

const box: CSSProperties = {
  padding: 12,
  background: 'var(--color-surface)',
  border: '1px solid var(--color-line)',
}

export const Sizes: Story = {
  name: 'Размеры, тени, движение',
  render: () => (
    <>
      <Part title="Отступы" hint="Шаг 4 пикселя: между строками поля 4, между полями 16, между карточками 12.">
        {[4, 8, 12, 16, 24, 32].map((size) => (
          <div key={size} style={{ display: 'flex', gap: 12, alignItems: 'center', marginBottom: 6 }}>
            <div style={{ width: size, height: 16, background: 'var(--color-primary)' }} />
            <span style={{ fontSize: 13 }}>{size}</span>
          </div>
        ))}
      </Part>
      <Part title="Углы" hint="Метка, поле и кнопка, карточка.">
        <div style={grid(160)}>
          {['sm', 'md', 'lg'].map((size) => (
            <div key={size} style={{ ...box, borderRadius: `var(--radius-${size})` }}>
              radius-{size}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Тень" hint="Только у того, что лежит поверх страницы: меню, окно, подсказка.">
        <div style={{ ...box, border: 0, width: 240, borderRadius: 6, boxShadow: 'var(--shadow-popover)' }}>
          shadow-popover
        </div>
      </Part>
      <Part title="Движение" hint="160 мс на появление; с уменьшенным движением всё появляется сразу.">
        <div style={{ ...box, width: 240, borderRadius: 6, animation: 'var(--animate-appear)' }}>appear, 160 мс</div>
      </Part>
    </>
  ),
}

const TONES = [
  ['grey', 'Черновик', 'ещё не началось или уже не важно'],
  ['blue', 'В обработке', 'идёт своим чередом'],
  ['green', 'Активен', 'работает или закончилось хорошо'],
  ['amber', 'Ждёт решения', 'кто-то должен что-то сделать'],
  ['red', 'Заблокирован', 'остановлено или закончилось плохо'],
] as const

export const States: Story = {
  name: 'Состояния вещей',
  render: () => (
    <Part
      title="Пять цветов состояний"
      hint="Цвет повторяет слово, а не заменяет его: точка всегда стоит рядом с текстом."
    >
      {TONES.map(([tone, label, meaning]) => (
        <div key={tone} style={{ display: 'flex', gap: 16, padding: '6px 0', alignItems: 'center' }}>
          <div style={{ width: 150 }}>
            <StatusChip {...(tone !== 'grey' && { tone })}>{label}</StatusChip>
          </div>
          <span style={{ fontSize: 13 }}>{meaning}</span>
        </div>
      ))}
    </Part>
  ),
}

const RULES = [
  'Включение и выключение: меню состояния в шапке записи, переключатель в строке списка. Уведомление отменяет и то и другое.',
  'Запись, в которой ничего нет, кроме её полей, — сразу форма. Запись, с которой работают и другие, — страница для чтения с кнопкой «Изменить» без значка.',
  '«О записи» — то, что знает только система: первой карточкой узкого столбца. Номер и даты — последней строкой того же столбца.',
  'Заголовок записи — её имя, и при изменении тоже: рядом стоит метка «Изменение». Заголовок списка — имя открытой вкладки.',
  'Вкладки записи не меняют ни места шапки, ни состояния, ни действий.',
  'Сколько на вкладке: серое число после слова, без скобок и кружка.',
  'Телефон: +7 900 000-00-00. Координаты: 59,913; 30,3.',
  'Единица: после запятой в подписи поля, после числа в тексте; в подсказке её нет.',
  'Сообщение над формой шириной с её поля.',
  'Смены статуса перечислены один раз: если рядом есть карточка статусов, история их не повторяет.',
] as const

export const Records: Story = {
  name: 'Записи',
  render: () => (
    <Part title="Записи и списки" hint="Одно правило на каждое место; часть их проверяет tools/rules/records.test.ts.">
      <ol style={{ display: 'grid', gap: 12, maxWidth: 720, paddingLeft: 20, listStyle: 'decimal' }}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Part>
  ),
}

export const Icons: Story = {
  name: 'Значки',
  render: () => (
    <>
      {Object.entries(signs).map(([group, members], index) => (
        <Part key={group} title={group} hint={index === 0 ? 'Значок значит одно на всех экранах.' : ''}>
          <ul style={{ ...grid(250), gap: 4 }}>
            {members.map(({ name, icon: Icon, meaning }) => (
              <li key={name} style={{ display: 'flex', gap: 12, padding: '6px 0', alignItems: 'center' }}>
                <span className="shrink-0 [&>svg]:size-5">
                  <Icon aria-hidden />
                </span>
                <span>
                  {meaning}
                  <span style={{ ...note, display: 'block' }}>{name}</span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </>
  ),
}
