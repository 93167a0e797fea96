import { assert, asyncProperty, constantFrom, date as anyDate } from 'fast-check'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Field } from '#field/field.tsx'
import { whyUnread, type Unread } from '#headless/number/read-number.ts'
import { english } from '#language/english.ts'
import { TextsProvider } from '#language/texts-provider.tsx'
import { DateInput, type DateInputProps } from './date-input.tsx'
import { subjects } from './test-subjects.tsx'

let stored: string | Unread = ''

interface DayProps extends Partial<DateInputProps> {
  Input?: typeof DateInput
  initial?: string
}

function Day({ Input = DateInput, initial = '', ...props }: DayProps) {
  const [value, setValue] = useState<string | Unread>(initial)
  function keep(next: string | Unread) {
    stored = next
    setValue(next)
  }
  return (
    <Field label="День" error={whyUnread(value)}>
      <Input {...props} value={value} onValueChange={keep} />
    </Field>
  )
}

const field = () => page.getByLabelText('День')
const button = () => page.getByRole('button', { name: 'Открыть календарь' })
const calendar = () => page.getByRole('dialog', { name: 'Календарь' })
const day = (name: string | RegExp) => calendar().getByRole('button', { name })

async function type(text: string, props: DayProps = {}) {
  stored = ''
  await cleanup()
  await render(<Day {...props} />)
  await field().click()
  await userEvent.keyboard(text)
  await userEvent.tab()
}

describe.each(subjects)('%s', (_, Input) => {
  test('a day typed in any spelling is stored, and shown in full', async () => {
    const spellings = {
      dots: (iso: string) => iso.split('-').toReversed().join('.'),
      short: (iso: string) => iso.split('-').toReversed().map(Number).join('.'),
      digits: (iso: string) => iso.split('-').toReversed().join(''),
      iso: (iso: string) => iso,
    }
    const days = anyDate({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    await assert(
      asyncProperty(days, constantFrom(...Object.values(spellings)), async (moment, spell) => {
        const iso = moment.toISOString().slice(0, 10)
        await type(spell(iso), { Input })
        expect(stored).toBe(iso)
        await expect.element(field()).toHaveValue(spellings.dots(iso))
      }),
      { numRuns: 25 },
    )
  })

  test.each(['31.02.2026', '11', '1112', '31.12.', 'завтра'])(
    '«%s» is refused, and stays to be mended',
    async (text) => {
      await type(text, { Input })
      expect(stored).toHaveProperty('why')
      await expect.element(field()).toHaveAccessibleDescription(/Такой даты нет/)
      await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
      await field().fill('')
      expect(stored).toBe('')
    },
  )

  test('an unfinished date shows no error until Enter or Ctrl+S', async () => {
    for (const keys of ['{Enter}', '{Control>}[KeyS]{/Control}']) {
      await cleanup()
      await render(<Day Input={Input} />)
      await field().click()
      await userEvent.keyboard('31.12')
      await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true')
      await userEvent.keyboard(keys)
      await expect.element(field()).toHaveAccessibleDescription(/Такой даты нет/)
    }
  })

  test('a digit is mended without moving the caret', async () => {
    await type('31122026', { Input })
    const input = field().element()
    if (!(input instanceof HTMLInputElement)) throw new Error('No field')
    input.focus()
    input.setSelectionRange(4, 5)
    await userEvent.keyboard('1')
    expect(input.value).toBe('31.11.2026')
    expect(input.selectionStart).toBe(5)
  })

  test('a date and a time stand in one field', async () => {
    await type('31.12.2026 18:00', { Input, hasTime: true })
    expect(stored).toBe('2026-12-31T18:00')
    await type('311220260905', { Input, hasTime: true })
    expect(stored).toBe('2026-12-31T09:05')
    await type('31.12.2026', { Input, hasTime: true })
    await expect.element(field()).toHaveAccessibleDescription(/введите дату и время целиком/)
  })

  test('Escape closes the calendar and changes nothing; a click on the button does the same', async () => {
    stored = 'untouched'
    await render(<Day Input={Input} initial="2026-12-31" />)
    await button().click()
    await expect.element(day(/31 декабря/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(calendar()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
    await button().click()
    await expect.element(calendar()).toBeVisible()
    await button().click()
    await expect.element(calendar()).not.toBeInTheDocument()
    expect(stored).toBe('untouched')
  })

  test('a date beyond the limits is refused, and the calendar does not offer it', async () => {
    await type('30.11.2026', { Input, min: '2026-12-05', max: '2026-12-20' })
    await expect.element(field()).toHaveAccessibleDescription('Дата не раньше 05.12.2026')
    await field().fill('21.12.2026')
    await userEvent.tab()
    await expect.element(field()).toHaveAccessibleDescription('Дата не позже 20.12.2026')
    await field().fill('05.12.2026')
    await button().click()
    await expect.element(day(/пятница, 4 декабря/)).toBeDisabled()
    await expect.element(day(/понедельник, 21 декабря/)).toBeDisabled()
    await day(/воскресенье, 6 декабря/).click()
    expect(stored).toBe('2026-12-06')
  })

  test('in English dates have slashes, and the calendar is in English', async () => {
    await render(
      <TextsProvider texts={english}>
        <Day Input={Input} initial="2026-12-11" />
      </TextsProvider>,
    )
    await expect.element(field()).toHaveValue('11/12/2026')
    await field().fill('05/11/2026')
    expect(stored).toBe('2026-11-05')
    await field().fill('06112026')
    await expect.element(field()).toHaveValue('06/11/2026')
    await page.getByRole('button', { name: 'Open the calendar' }).click()
    await page.getByRole('button', { name: /^Monday,? 9 November 2026/ }).click()
    expect(stored).toBe('2026-11-09')
  })

  test('the calendar is walked by keys, and what is chosen returns to the field that opened it', async () => {
    await render(<Day Input={Input} initial="2026-12-31" />)
    await field().click()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(day(/четверг, 31 декабря 2026.*выбрано/)).toHaveFocus()
    const path = [
      ['{ArrowRight}', /пятница, 1 января 2027/],
      ['{ArrowUp}', /пятница, 25 декабря 2026/],
      ['{Home}', /понедельник, 21 декабря 2026/],
      ['{End}', /воскресенье, 27 декабря 2026/],
      ['{PageUp}', /пятница, 27 ноября 2026/],
      ['{PageDown}{ArrowDown}', /воскресенье, 3 января 2027/],
      ['{Shift>}{PageUp}{/Shift}', /суббота, 3 января 2026/],
    ] as const
    for (const [keys, name] of path) {
      await userEvent.keyboard(keys)
      await expect.element(day(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(calendar()).not.toBeInTheDocument()
    expect(stored).toBe('2026-01-03')
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue('03.01.2026')
  })

  test('where the page is written from right to left, the arrows go the way they point', async () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await render(<Day Input={Input} initial="2026-12-16" />)
    await button().click()
    await expect.element(day(/16 декабря/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day(/15 декабря/)).toHaveFocus()
  })

  test('weeks begin on Monday, today is marked, and a far year is two choices away', async () => {
    await render(<Day Input={Input} timeZone="Pacific/Kiritimati" />)
    await button().click()
    await expect.poll(() => calendar().getByRole('grid').element().textContent).toMatch(/^пнвтсрчтптсбвс/)
    const today = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Pacific/Kiritimati', day: 'numeric', month: 'long' })
    await expect.element(day(/^Сегодня, /)).toHaveAccessibleName(new RegExp(`, ${today.format(new Date())} `))
    await calendar().getByLabelText('Год').selectOptions('2015')
    await calendar().getByLabelText('Месяц').selectOptions('март')
    await day(/воскресенье, 1 марта 2015/).click()
    expect(stored).toBe('2015-03-01')
  })

  test('«Сегодня» and «Очистить» stand under the month, and a required date cannot be cleared', async () => {
    const screen = await render(<Day Input={Input} initial="2026-12-31" />)
    await button().click()
    await calendar().getByRole('button', { name: 'Очистить' }).click()
    expect(stored).toBe('')
    await expect.element(field()).toHaveValue('')
    await button().click()
    await calendar().getByRole('button', { name: 'Сегодня', exact: true }).click()
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(stored).toBe(new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date()))
    await screen.rerender(<Day Input={Input} initial="2026-12-31" isClearable={false} />)
    await button().click()
    await expect.element(calendar()).toBeVisible()
    await expect.element(calendar().getByRole('button', { name: 'Очистить' })).not.toBeInTheDocument()
  })

  test('a day and a time are chosen in one calendar', async () => {
    await render(<Day Input={Input} hasTime initial="2026-12-31T18:00" />)
    await expect.element(field()).toHaveValue('31.12.2026 18:00')
    await button().click()
    await day(/среда, 30 декабря/).click()
    expect(stored).toBe('2026-12-30T18:00')
    await calendar().getByLabelText('Время').fill('0915')
    expect(stored).toBe('2026-12-30T09:15')
    await calendar().getByRole('button', { name: 'Готово' }).click()
    await expect.element(field()).toHaveValue('30.12.2026 09:15')
  })

  test('a date that is only read has no calendar', async () => {
    await render(<Day Input={Input} initial="2026-12-31" readOnly />)
    await expect.element(field()).toHaveValue('31.12.2026')
    await expect.element(button()).not.toBeInTheDocument()
    await field().click()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(calendar()).not.toBeInTheDocument()
  })

  test('without a connection the calendar says so, the date may be typed, and a second try opens it', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await render(<Day Input={Input} />)
    await button().click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Календарь не загрузился. Введите дату или откройте его ещё раз')
    online.mockRestore()
    await button().click()
    await expect.element(calendar()).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
