/** What a number of a card is like: from–to by a step, of the goods of a category where it is named. */
interface DemoMeasure {
  attribute: string
  category: string | null
  low: number
  high: number
  step: number
  /** In parts of the goods' largest size, and not as it is. */
  is_part: boolean
}

type Line = [attribute: string, low: number, high: number, step: number, category?: string]

const LINES: Line[] = [
  ['Ёмкость', 45, 100, 5],
  ['Пусковой ток', 360, 900, 10],
  ['Напряжение', 12, 12, 1],
  ['Мощность', 5, 60, 5],
  ['Мощность', 800, 2200, 100, 'Стартеры'],
  ['Цветовая температура', 2800, 6500, 100],
  ['Сила тока', 70, 180, 5],
  ['Количество контактов', 2, 6, 1],
  ['Длина кабеля', 150, 1200, 10],
  ['Объём', 1, 5, 1],
  ['Объём', 0.25, 1, 0.25, 'Автохимия'],
  ['Температура замерзания', -45, -35, 5],
  ['Количество отверстий', 4, 6, 1],
  ['Число зубьев', 97, 163, 1],
  ['Число ручьёв', 4, 7, 1],
  ['Зазор электрода', 0.7, 1.1, 0.1],
  ['Калильное число', 5, 8, 1],
  ['Температура открытия', 80, 92, 1],
  ['Число шлицов', 22, 33, 1],
  ['Количество в комплекте', 1, 4, 1],
  ['Индекс нагрузки', 80, 105, 1],
  ['Вылет', 35, 50, 1],
  ['Центральное отверстие', 54.1, 73.1, 0.5],
  ['Гарантия', 6, 36, 6],
  ['Толщина', 0.5, 2, 0.05, 'Прокладки'],
  ['Длина', 350, 700, 10, 'Щётки стеклоочистителя'],
  ['Длина', 600, 2600, 5, 'Ремни и ролики'],
  ['Ширина', 10, 30, 0.5, 'Ремни и ролики'],
]

const PARTS: Line[] = [
  ['Диаметр наружный', 0.5, 0.9, 0.005],
  ['Диаметр внутренний', 0.2, 0.4, 0.005],
  ['Высота', 0.4, 0.9, 0.005],
  ['Толщина', 0.05, 0.09, 0.0005],
  ['Ширина', 0.4, 0.7, 0.005],
  ['Длина', 0.5, 0.95, 0.005],
]

export const demoMeasures: DemoMeasure[] = [
  ...LINES.map((line) => measureOf(line, false)),
  ...PARTS.map((line) => measureOf(line, true)),
]

function measureOf([attribute, low, high, step, category]: Line, is_part: boolean): DemoMeasure {
  return { attribute, category: category ?? null, low, high, step, is_part }
}
