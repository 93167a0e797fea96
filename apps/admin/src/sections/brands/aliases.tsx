import type { ApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import type { TableColumn } from '@admin-panel/ui/table-view'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useLocation, useParams, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { ListPage } from '#list/list-page.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { Moment } from '#page/moment.tsx'
import { queries, queryClient, useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'
import { recordId } from '#data/record-id.ts'
import { RecordOfId } from '#record/record-screen.tsx'
import { BrandActions } from './actions.tsx'
import { AliasDialog } from './alias-dialog.tsx'
import { BrandCrumbs, BrandTabs } from './brand-page.tsx'
import { useChangeAliases } from './change-aliases.ts'
import type { AliasSource, Brand, BrandAlias } from './labels.ts'
import { aliasTabs, type AliasTab } from './tab-names.ts'
import { useAliases } from './use-aliases.ts'

// Loaded on the first selection.
const AliasBulk = lazyPart(async () => (await import('./alias-bulk.tsx')).AliasBulk)

const sources: Record<AliasTab, AliasSource> = { abcp: 'abcp', tech: 'tecdoc', other: 'other' }

/** A brand's spellings from one source. */
function BrandAliases() {
  const id = recordId(useParams())
  const { pathname } = useLocation()
  const tab = aliasTabs.find((name) => pathname === pathTo(`brands.${name}`, id)) ?? 'other'
  const View = views[tab]
  return <RecordOfId key={`${id}/${tab}`} id={id} query={queries.brands.view} View={View} />
}

const views = {
  abcp: ({ record }: { record: Brand }) => <Aliases brand={record} tab="abcp" />,
  tech: ({ record }: { record: Brand }) => <Aliases brand={record} tab="tech" />,
  other: ({ record }: { record: Brand }) => <Aliases brand={record} tab="other" />,
}

function Aliases({ brand, tab }: { brand: Brand; tab: AliasTab }) {
  const source = sources[tab]
  const page = useAliases({ brand_id: [brand.id], source: [source] })
  const canUpdate = useCan('brand.update')
  const canAdd = useCan('brand.upsert')
  const [isAdding, setIsAdding] = useState(false)
  const change = useChangeAliases()
  return (
    <>
      <ListPage<'brandAliases.list', BrandAlias>
        title={brand.name}
        name={`handbooks/brands/${tab}`}
        {...page}
        columns={columns(source)}
        rowName={({ name }) => name}
        filters={[searchFilter(m.brands_alias_search())]}
        parent={<BrandCrumbs />}
        actions={<BrandActions brand={brand} />}
        tabs={<BrandTabs id={brand.id} current={tab} />}
        create={
          canAdd && (
            <Button variant="primary" onClick={() => setIsAdding(true)}>
              <Plus aria-hidden className="size-4" />
              {m.brands_alias_add()}
            </Button>
          )
        }
        actionsWidth={116}
        rowActions={
          canUpdate
            ? (alias) => (
                <Button
                  size="sm"
                  aria-label={m.brands_untie_name({ name: alias.name })}
                  onClick={() => change.mutate({ aliases: [alias], to: 'unmapped' })}
                >
                  {m.brands_untie()}
                </Button>
              )
            : undefined
        }
        bulk={
          canUpdate ? (chosen, clear) => <AliasBulk chosen={chosen} actions={['untie']} clear={clear} /> : undefined
        }
        isBulkByFilter
      />
      {isAdding && <AliasDialog brand={brand} source={source} onClose={() => setIsAdding(false)} />}
    </>
  )
}

const mono = (text: string | null) => (text ? <span className="font-code text-xs">{text}</span> : '—')
const number = (value: number | null) =>
  value === null ? '—' : <span className="tabular-nums">{value.toLocaleString('ru-RU')}</span>

function columns(source: AliasSource): TableColumn<BrandAlias>[] {
  const name = { id: 'name', header: m.brands_column_alias(), sortKey: 'name', cell: (row: BrandAlias) => row.name }
  const seenColumns: TableColumn<BrandAlias>[] = [
    {
      id: 'seen',
      header: m.brands_column_seen(),
      sortKey: 'seen_count',
      align: 'end',
      cell: ({ seen_count }) => number(seen_count),
    },
    {
      id: 'last_seen',
      kind: 'moment',
      header: m.brands_column_last_seen(),
      sortKey: 'last_seen_at',
      cell: ({ last_seen_at }) => <Moment time={last_seen_at} />,
    },
  ]
  if (source === 'other') return [name, ...seenColumns]
  const code: TableColumn<BrandAlias> = {
    id: 'code',
    header: m.brands_column_external(),
    cell: ({ external_id }) => mono(external_id),
  }
  if (source === 'abcp') return [name, code, ...seenColumns]
  return [
    name,
    code,
    { id: 'matchcode', header: m.brands_column_matchcode(), cell: ({ matchcode }) => mono(matchcode) },
    {
      id: 'articles',
      header: m.brands_column_articles(),
      sortKey: 'articles_count',
      align: 'end',
      cell: ({ articles_count }) => number(articles_count),
    },
  ]
}

async function loader({ params }: LoaderFunctionArgs) {
  return queryClient.ensureQueryData<Brand, ApiError>(queries.brands.view({ id: recordId(params) }))
}

export { BrandAliases as Component, loader }
