import type { DefaultAttribute } from './defaults/default-attribute.ts'
import { electrics } from './defaults/electrics.ts'
import { fluids } from './defaults/fluids.ts'
import { parts } from './defaults/parts.ts'
import { sizes } from './defaults/sizes.ts'
import { wheels } from './defaults/wheels.ts'

const warranty: DefaultAttribute = {
  name: 'Гарантия',
  type: 'number',
  unit: 'мес.',
  group: 'Общие',
  synonyms: ['Гарантийный срок', 'Срок гарантии', 'Warranty'],
  min: 0,
  max: 120,
  precision: 0,
  categories: ['Электрика и свет', 'Тормозная система', 'Подвеска и рулевое', 'Двигатель', 'Охлаждение', 'Трансмиссия'],
}

export const defaultAttributes: DefaultAttribute[] = [...sizes, ...fluids, ...electrics, ...wheels, ...parts, warranty]
