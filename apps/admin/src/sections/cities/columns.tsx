import { cityTypeWords } from '#contract/enums/city-type.gen.ts'
import { federalDistrictWords } from '#contract/enums/federal-district.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { Tag } from '@admin-panel/ui/tag'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { Moment } from '#page/moment.tsx'
import { timeZoneName } from '#form/pickers/time-zone-select.tsx'

export type CityRow = Schemas['CityRow']

const number = (value: number | null) =>
  value === null ? '—' : <span className="tabular-nums">{value.toLocaleString('ru-RU')}</span>

export const columns = (): TableColumn<CityRow>[] => [
  {
    id: 'name',
    header: m.field_name(),
    sortKey: 'name',
    cell: ({ name }) => name,
  },
  { id: 'region', width: 212, header: m.field_region_id(), sortKey: 'region', cell: ({ region }) => region.label },
  {
    id: 'district',
    kind: 'code',
    width: 152,
    // The region implies it.
    priority: 'low',
    header: m.field_federal_district(),
    cell: ({ federal_district }) => federalDistrictWords[federal_district](),
  },
  { id: 'type', header: m.field_type(), isHidden: true, cell: ({ type }) => cityTypeWords[type]() },
  {
    id: 'population',
    header: m.field_population(),
    sortKey: 'population',
    align: 'end',
    cell: ({ population }) => number(population),
  },
  {
    id: 'zone',
    header: m.field_time_zone(),
    isHidden: true,
    cell: ({ time_zone }) => timeZoneName(time_zone),
  },
  { id: 'slug', header: m.field_slug(), isHidden: true, cell: ({ slug }) => slug },
  {
    id: 'marks',
    kind: 'code',
    width: 240,
    header: m.cities_column_marks(),
    cell: ({ is_capital, is_popular }) => (
      <span className="space-x-1.5">
        {is_capital && <Tag>{m.field_is_capital()}</Tag>}
        {is_popular && <StatusChip>{m.field_citiesCreate_is_popular()}</StatusChip>}
        {!is_capital && !is_popular && '—'}
      </span>
    ),
  },
  {
    id: 'points',
    header: m.cities_column_points(),
    align: 'end',
    cell: ({ points_count }) => number(points_count),
  },
  {
    id: 'updated',
    kind: 'moment',
    header: m.record_updated(),
    isHidden: true,
    cell: ({ updated_at }) => <Moment time={updated_at} />,
  },
  {
    id: 'active',
    kind: 'state',
    header: activeWord('city'),
    cell: (city) => <ActiveSwitch of="cities" name={city.name} record={city} />,
  },
]
