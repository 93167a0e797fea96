import { type DefaultAttribute, splitList } from './defaults/default-attribute.ts'

const MEASURES = ['Длина', 'Ширина', 'Высота', 'Диаметр', 'Толщина', 'Глубина', 'Ход'] as const
const PARTS = splitList(
  'корпуса, фланца, штока, втулки, вала, шкива, кронштейна, крышки, патрубка, уплотнения, пружины, ' +
    'пальца, ступицы, обоймы, направляющей, опоры, рычага, клапана, поршня, разъёма',
)
const CATEGORIES = ['Двигатель', 'Трансмиссия', 'Подвеска и рулевое', 'Охлаждение', 'Электрика и свет', 'Кузов']
const VERSIONS = 40

/** Attributes of the large seed beyond the default ones: even ones are numeric, odd ones are lists of versions. */
export function furtherAttributes(count: number): DefaultAttribute[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const part = pickAt(PARTS, Math.floor(index / 2))
    const categories = [pickAt(CATEGORIES, index)]
    const round = Math.floor(index / 2 / PARTS.length)
    if (index % 2 === 0)
      return {
        name: `${pickAt(MEASURES, round)} ${part}`,
        type: 'number',
        unit: 'мм',
        group: 'Размеры',
        min: 0,
        categories,
      }
    return {
      name: `Исполнение ${part}${round > 0 ? `, серия ${round + 1}` : ''}`,
      type: 'select',
      group: 'Исполнение',
      values: Array.from({ length: VERSIONS }, (__, number) => `Исполнение ${number + 1}`),
      categories,
    }
  })
}

function pickAt(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? ''
}
