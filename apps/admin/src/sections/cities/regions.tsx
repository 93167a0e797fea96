import { federalDistrictWords } from '#contract/enums/federal-district.gen.ts'
import { regionTypeWords } from '#contract/enums/region-type.gen.ts'
import { ButtonLink } from '@admin-panel/ui/button-link'
import type { TableColumn } from '@admin-panel/ui/table-view'
import Plus from 'lucide-react/icons/plus'
import { Link, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { DeleteRow } from '#list/delete-row.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { timeZoneName } from '#form/pickers/time-zone-select.tsx'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { regionsListRules } from '#contract/lists/regions.gen.ts'
import type { Region } from './labels.ts'
import { GeoTabs } from './tabs.tsx'
import { pathTo } from '#data/paths.ts'
import { optionsOf } from '#text/options-of.ts'

const RegionDialog = lazyPart(async () => (await import('./region-dialog.tsx')).RegionDialog)

const { loader, useList, ListPage } = listScreen('regions.list', regionsListRules)

const filters = () => [
  searchFilter(m.regions_search()),
  choiceFilter('federal_district', optionsOf(federalDistrictWords)),
  flagFilter('is_active'),
]

/** The regions; the address names the open one, so that a reload keeps its draft. */
function Regions() {
  const page = useList()
  const [address, setAddress] = useSearchParams()
  const canCreate = useCan('region.create')
  const canUpdate = useCan('region.update')
  const canDelete = useCan('region.delete')
  const openId = address.get('region')
  const addressOf = (region: string | null) => {
    const next = new URLSearchParams(address)
    if (region === null) next.delete('region')
    else next.set('region', region)
    return next
  }
  const linkTo = (region: string) => <Link to={`?${addressOf(region).toString()}`} preventScrollReset />
  return (
    <>
      <ListPage
        title={m.entity_region()}
        name="handbooks/cities/regions"
        {...page}
        columns={columns()}
        rowName={({ name }) => name}
        rowLink={canUpdate ? ({ id }) => linkTo(String(id)) : undefined}
        rowActions={
          canDelete
            ? ({ id, version, name }) => (
                <DeleteRow
                  label={m.regions_delete({ name })}
                  question={m.regions_delete_title()}
                  text={m.regions_delete_text({ name })}
                  done={m.regions_deleted()}
                  remove={async () => {
                    await client.api.regions.delete({ id, version })
                    void invalidateResource('regions')
                  }}
                />
              )
            : undefined
        }
        filters={filters()}
        parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
        tabs={<GeoTabs current="regions" />}
        create={
          canCreate && (
            <ButtonLink variant="primary" render={linkTo('new')}>
              <Plus aria-hidden className="size-4" />
              {m.regions_create()}
            </ButtonLink>
          )
        }
      />
      {openId !== null && (openId === 'new' ? canCreate : canUpdate) && (
        <RegionDialog
          key={openId}
          id={openId === 'new' ? null : Number(openId)}
          onClose={() => setAddress(addressOf(null), { preventScrollReset: true, replace: true })}
        />
      )}
    </>
  )
}

// Not shown: kladr_id, fias_id. The form shows them.
const columns = (): TableColumn<Region>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  { id: 'type', width: 168, header: m.field_type(), cell: ({ type }) => regionTypeWords[type]() },
  {
    id: 'iso',
    kind: 'code',
    header: m.field_iso_code(),
    sortKey: 'iso_code',
    cell: ({ iso_code }) => <span className="font-code text-xs">{iso_code}</span>,
  },
  {
    id: 'district',
    width: 152,
    header: m.field_federal_district(),
    sortKey: 'federal_district',
    cell: ({ federal_district }) => federalDistrictWords[federal_district](),
  },
  { id: 'zone', header: m.field_time_zone(), isHidden: true, cell: ({ time_zone }) => timeZoneName(time_zone) },
  {
    id: 'cities',
    header: m.regions_column_cities(),
    sortKey: 'cities_count',
    align: 'end',
    cell: ({ cities_count }) => <span className="tabular-nums">{cities_count}</span>,
  },
  {
    id: 'active',
    kind: 'state',
    header: activeWord('region'),
    cell: (region) => <ActiveSwitch of="regions" name={region.name} record={region} />,
  },
]

export { Regions as List, loader }
