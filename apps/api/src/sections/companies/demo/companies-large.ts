import type { DemoCompany } from './companies.ts'

const FIRST = [
  'Авто',
  'Мото',
  'Техно',
  'Драйв',
  'Шина',
  'Мега',
  'Север',
  'Юг',
  'Урал',
  'Волга',
  'Невский',
  'Сибирь',
  'Гранд',
  'Профи',
  'Форсаж',
  'Стандарт',
  'Магистраль',
  'Дорожный',
]
const SECOND = [
  'Деталь',
  'Партс',
  'Трейд',
  'Комплект',
  'Снаб',
  'Маркет',
  'Центр',
  'Склад',
  'Сервис',
  'Ресурс',
  'Импорт',
  'Альянс',
  'Логистик',
  'Опт',
  'Мастер',
  'Мотор',
  'Запчасть',
  'Агрегат',
  'Компонент',
  'Поставка',
]
const LAST_NAMES = [
  'Агафонов',
  'Быков',
  'Воронцов',
  'Гусев',
  'Дроздов',
  'Ефремов',
  'Журавлёв',
  'Котов',
  'Лапин',
  'Медведев',
  'Носков',
  'Орехов',
  'Панов',
  'Рогов',
  'Сазонов',
  'Туров',
  'Уваров',
  'Хохлов',
  'Чернов',
  'Широков',
]
const FIRST_NAMES = ['Алексей', 'Борис', 'Виктор', 'Георгий', 'Даниил', 'Евгений', 'Захар', 'Илья', 'Константин']
const MIDDLE_NAMES = ['Андреевич', 'Борисович', 'Валерьевич', 'Григорьевич', 'Дмитриевич', 'Егорович', 'Игоревич']

/** A generated seller of the large set; `n` is 0 to 359. */
export function furtherCompany(n: number): DemoCompany {
  const name = `${pick(FIRST, n)}-${pick(SECOND, Math.floor(n / FIRST.length))}`
  const status = statusOf(n)
  const statusField = status ? { status } : {}
  if (n % 4 !== 3) return { form: n % 11 === 0 ? 'АО' : 'ООО', name, ...statusField }
  return { form: 'ИП', name: personOf(n), trade: name, ...statusField }
}

function statusOf(n: number): DemoCompany['status'] {
  if (n % 23 === 5) return 'suspended'
  if (n % 29 === 7) return 'pending'
  if (n % 31 === 9) return 'draft'
  return n % 37 === 11 ? 'terminated' : undefined
}

/** A full male name, deterministic by number. */
export function personOf(n: number): string {
  return `${pick(LAST_NAMES, n)} ${pick(FIRST_NAMES, n)} ${pick(MIDDLE_NAMES, n)}`
}

function pick(words: readonly string[], n: number): string {
  return words[n % words.length] ?? ''
}
