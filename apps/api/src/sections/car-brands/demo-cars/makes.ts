import { chineseMakes } from './chinese.ts'
import { europeanMakes } from './european.ts'
import { japaneseMakes } from './japanese.ts'
import { koreanMakes } from './korean.ts'
import { russianMakes } from './russian.ts'
import { westernMakes } from './western.ts'

export const demoMakes = [
  ...russianMakes,
  ...koreanMakes,
  ...japaneseMakes,
  ...europeanMakes,
  ...westernMakes,
  ...chineseMakes,
]
