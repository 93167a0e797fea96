import type { Column } from '#export/export-list.ts'
import type { citiesOf } from './queries.ts'

type Row = Awaited<ReturnType<typeof citiesOf>>[number]

export const exportColumns: Column<Row>[] = [
  { title: 'Название', value: (row) => row.name },
  { title: 'Где', value: (row) => row.name_in },
  { title: 'Адрес в ссылке', value: (row) => row.slug },
  { title: 'Тип', value: (row) => row.type },
  { title: 'Регион', value: (row) => row.region.label },
  { title: 'Федеральный округ', value: (row) => row.federal_district },
  { title: 'Код КЛАДР', value: (row) => row.kladr_id },
  { title: 'Код ФИАС', value: (row) => row.fias_id },
  { title: 'Индекс', value: (row) => row.postal_code },
  { title: 'Часовой пояс', value: (row) => row.time_zone },
  { title: 'Широта', value: (row) => row.lat },
  { title: 'Долгота', value: (row) => row.lon },
  { title: 'Население', value: (row) => row.population },
  { title: 'Центр региона', value: (row) => yesNo(row.is_capital) },
  { title: 'Популярный', value: (row) => yesNo(row.is_popular) },
  { title: 'Включён', value: (row) => yesNo(row.is_active) },
  { title: 'Активных точек', value: (row) => row.points_count },
]

function yesNo(value: boolean): string {
  return value ? 'да' : 'нет'
}
