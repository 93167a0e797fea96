import { fieldNames } from '#text/field-names.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { citiesOf } from './queries.ts'

type Row = Awaited<ReturnType<typeof citiesOf>>[number]

export const exportColumns: Column<Row>[] = [
  { title: fieldNames.name, value: (row) => row.name },
  { title: fieldNames.name_in, value: (row) => row.name_in },
  { title: fieldNames.slug, value: (row) => row.slug },
  { title: fieldNames.type, value: (row) => row.type },
  { title: fieldNames.region_id, value: (row) => row.region.label },
  { title: fieldNames.federal_district, value: (row) => row.federal_district },
  { title: fieldNames.kladr_id, value: (row) => row.kladr_id },
  { title: fieldNames.fias_id, value: (row) => row.fias_id },
  { title: fieldNames.postal_code, value: (row) => row.postal_code },
  { title: fieldNames.time_zone, value: (row) => row.time_zone },
  { title: fieldNames.lat, value: (row) => row.lat },
  { title: fieldNames.lon, value: (row) => row.lon },
  { title: fieldNames.population, value: (row) => row.population },
  { title: fieldNames.is_capital, value: (row) => yesNo(row.is_capital) },
  { title: fieldNames['city.is_popular'], value: (row) => yesNo(row.is_popular) },
  { title: 'Включён', value: (row) => yesNo(row.is_active) },
  { title: 'Активных точек', value: (row) => row.points_count },
]

function yesNo(value: boolean): string {
  return value ? 'да' : 'нет'
}
