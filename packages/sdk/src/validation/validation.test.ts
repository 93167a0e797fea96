import { describe as group, expect, test } from 'vitest'
import { englishValidation } from './english.ts'
import { check, describe, russianValidation, type Rules, type ValidationMessages } from './index.ts'

const rules = {
  email: { label: 'Эл. почта', type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
  name: { label: () => 'Название', type: 'string', required: true, minLength: 3, maxLength: 150 },
  code: { label: 'Код', type: 'string', pattern: '^[a-z]+$', maxLength: 80 },
  password: { label: 'Пароль', type: 'string', required: true, format: 'password', minLength: 12, maxLength: 256 },
  roles: {
    label: 'Роли',
    type: 'array',
    required: true,
    minItems: 1,
    maxItems: 2,
    items: { type: 'integer', minimum: 1 },
  },
  scope: { label: 'Область', type: 'string', enum: ['all', 'own'] },
  depth: { label: 'Глубина', type: 'integer', minimum: 1, maximum: 6 },
  parent: { label: 'Родитель', type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  from: { label: 'Срок', type: 'string', format: 'date' },
  until: { label: 'До', type: 'string', format: 'date-time' },
  active: { label: 'Включена', type: 'boolean' },
  bare: { type: 'number' },
} as const satisfies Rules

const good = { email: 'a@example.com', name: 'Брак', password: 'p'.repeat(12), roles: [1] }
const messagesOf = (field: keyof typeof rules, value: unknown) => check(rules, { ...good, [field]: value })[field]

const text = (params: object, rule = 'minLength') => describe({ rule, params }, 'Код')

test('valid values have no messages', () => {
  expect(check(rules, good)).toEqual({})
  expect(
    check(rules, {
      ...good,
      code: 'abc',
      scope: 'own',
      depth: 6,
      from: '2026-02-28',
      until: '2026-06-01T09:00:00Z',
      active: false,
      bare: 1.5,
    }),
  ).toEqual({})
  expect(check(rules, { ...good, code: null, scope: '', depth: undefined })).toEqual({})
})

test('V1: a missing required field says «Пожалуйста, введите …»', () => {
  expect(check(rules, {})).toEqual({
    email: ['Пожалуйста, введите Эл. почта'],
    name: ['Пожалуйста, введите Название'],
    password: ['Пожалуйста, введите Пароль'],
    roles: ['Пожалуйста, введите Роли'],
  })
  expect(messagesOf('roles', [])).toEqual(['Пожалуйста, введите Роли'])
  for (const value of ['', '   ', null]) expect(messagesOf('email', value)).toEqual(['Пожалуйста, введите Эл. почта'])
})

group('V2', () => {
  test('V2: each kind of fault has its Russian message', () => {
    expect(messagesOf('email', 'a@b')).toEqual(['Эл. почта: укажите адрес вида name@example.ru'])
    expect(messagesOf('email', 5)).toEqual(['Эл. почта: неверный формат значения'])
    expect(messagesOf('name', 'аб')).toEqual(['Название: от 3 до 150 символов'])
    expect(messagesOf('code', 'A1')).toEqual(['Код: неверный формат'])
    expect(messagesOf('code', 'a'.repeat(81))).toEqual(['Код: не более 80 символов'])
    expect(messagesOf('roles', [1, 2, 3])).toEqual(['Роли: выберите от 1 до 2'])
    expect(messagesOf('roles', ['1'])).toEqual(['Роли: неверный формат значения'])
    expect(messagesOf('scope', 'both')).toEqual(['Область: выберите значение из списка'])
    expect(messagesOf('depth', 7)).toEqual(['Глубина: от 1 до 6'])
    expect(messagesOf('depth', 1.5)).toEqual(['Глубина: неверный формат значения'])
    expect(messagesOf('parent', 0)).toEqual(['Родитель: не меньше 1'])
    expect(messagesOf('from', '2026-02-30')).toEqual(['Срок: неверный формат'])
    expect(messagesOf('until', '2026-06-01')).toEqual(['До: неверный формат'])
    expect(messagesOf('active', 'да')).toEqual(['Включена: неверный формат значения'])
    expect(messagesOf('bare', '1')).toEqual(['bare: неверный формат значения'])
  })

  test('V2: numbers and letters agree', () => {
    expect([1, 2, 5, 21, 22, 111].map((minLength) => text({ minLength }))).toEqual([
      'Код: не менее 1 символа',
      'Код: не менее 2 символов',
      'Код: не менее 5 символов',
      'Код: не менее 21 символа',
      'Код: не менее 22 символов',
      'Код: не менее 111 символов',
    ])
    expect([1, 2, 5, 21].map((length) => text({ minLength: length, maxLength: length }))).toEqual([
      'Код: ровно 1 символ',
      'Код: ровно 2 символа',
      'Код: ровно 5 символов',
      'Код: ровно 21 символ',
    ])
    expect(text({ minLength: 2, maxLength: 21 })).toBe('Код: от 2 до 21 символа')
    expect(text({ maximum: 5 }, 'maximum')).toBe('Код: не больше 5')
    expect(text({ minItems: 2 }, 'minItems')).toBe('Код: выберите не менее 2')
    expect(text({ maxItems: 3 }, 'maxItems')).toBe('Код: выберите не более 3')
  })

  test('V2: a limit is said in the unit that a form shows, with groups of digits', () => {
    const price: Rules = {
      price_kopecks: { label: 'Цена', type: 'integer', minimum: 100, maximum: 10_000_000_000 },
      rate_bp: { label: 'Ставка', type: 'integer', minimum: 0, maximum: 1250 },
      weight_g: { label: 'Вес, г', type: 'integer', maximum: 500_000 },
    }
    expect(check(price, { price_kopecks: 1, rate_bp: 1300, weight_g: 500_001 })).toEqual({
      price_kopecks: ['Цена: от 1 ₽ до 100\u00a0000\u00a0000 ₽'],
      rate_bp: ['Ставка: от 0 % до 12,5 %'],
      weight_g: ['Вес, г: не больше 500\u00a0000'],
    })
    expect(check(price, { price_kopecks: 1 }, englishValidation)).toEqual({
      price_kopecks: ['Цена: 1 ₽ to 100,000,000 ₽'],
    })
  })

  test("V2: a validator's own limits are enough", () => {
    expect(describe({ rule: 'minLength', params: { limit: 3 } }, 'Код')).toBe('Код: не менее 3 символов')
    expect(describe({ rule: 'maximum', params: { limit: 9 } }, 'Цена')).toBe('Цена: не больше 9')
    expect(describe({ rule: 'format', params: { format: 'phone' } }, 'Телефон')).toBe(
      'Телефон: укажите номер полностью, например +7 900 123-45-67',
    )
    expect(describe({ rule: 'additionalProperties' }, 'х')).toBe('х: такого поля нет')
    expect(describe({ rule: 'uniqueItems' }, 'Роли')).toBe('Роли: значения повторяются')
    expect(describe({ rule: 'required' }, 'Код')).toBe('Пожалуйста, введите Код')
    expect(describe({ rule: 'anyOf' }, 'Код')).toBe('Код: неверный формат значения')
  })
})

test('the domain of an address may be written in letters of any alphabet', () => {
  for (const email of [
    'info@пример.рф',
    'INFO@Почта.Пример.РФ',
    'info@xn--e1afmkfd.xn--p1ai',
    'a@bücher.example',
    'a@例え.jp',
  ])
    expect(messagesOf('email', email)).toBeUndefined()
  for (const email of [
    'info@пример',
    'info@123',
    'info@-пример.рф',
    'info@пример..рф',
    'info@.рф',
    'info@пример.рф/путь',
    'info@при мер.рф',
    'info@пример.рф:25',
    'инфо@пример.рф',
    'info@пример.рф@',
  ])
    expect(messagesOf('email', email)).toEqual(['Эл. почта: укажите адрес вида name@example.ru'])
})

test('an address keeps to the limits of mail: 64 before the @, 63 in a label, 254 in all', () => {
  for (const email of [`${'a'.repeat(64)}@example.ru`, `a@${'b'.repeat(63)}.ru`, 'a.b@1.example'])
    expect(messagesOf('email', email)).toBeUndefined()
  for (const email of [
    `${'a'.repeat(65)}@example.ru`,
    `a@${'b'.repeat(64)}.ru`,
    `a@${'b'.repeat(50)}.${'c'.repeat(50)}.${'d'.repeat(50)}.${'e'.repeat(50)}.${'f'.repeat(50)}.ru`,
    'a@example.123',
    'a@10.0.0.1',
    '.a@example.ru',
    'a.@example.ru',
    'a..b@example.ru',
    'a@example..ru',
    'a@example.ru.',
  ])
    expect(messagesOf('email', email)?.[0]).toMatch(/^Эл. почта: /)
})

test('letters outside the basic plane count as one', () => {
  expect(messagesOf('name', '🚗🚗')).toEqual(['Название: от 3 до 150 символов'])
  expect(messagesOf('name', '🚗🚗🚗')).toBeUndefined()
})

test('another language replaces the messages', () => {
  const english: ValidationMessages = { ...russianValidation, required: (label) => `Please enter ${label}` }
  expect(check({ email: { label: 'E-mail', type: 'string', required: true } }, {}, english)).toEqual({
    email: ['Please enter E-mail'],
  })
})
