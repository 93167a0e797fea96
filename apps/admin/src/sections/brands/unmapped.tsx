import { aliasSourceWords } from '#contract/enums/alias-source.gen.ts'
import { Button } from '@admin-panel/ui/button'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { ImportButton } from '#list/import/import-button.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { ListPage } from '#list/list-page.tsx'
import { Moment } from '#page/moment.tsx'
import { useCan } from '#data/queries.ts'
import { useChangeAliases } from './change-aliases.ts'
import { aliasFilters } from './filters.ts'
import { type BrandAlias } from './labels.ts'
import { ListTabs } from './list-tabs.tsx'
import { TieDialog } from './tie-dialog.tsx'
import { useAliases } from './use-aliases.ts'
import { pathTo } from '#data/paths.ts'

// Loaded on the first selection.
const AliasBulk = lazyPart(async () => (await import('./alias-bulk.tsx')).AliasBulk)
const ImportAliases = lazyPart(async () => (await import('./import-aliases.tsx')).ImportAliases)

/** Unassigned spellings, each with similar brands. */
function UnmappedNames() {
  const page = useAliases({ status: ['unmapped'] })
  const canUpdate = useCan('brand.update')
  const canImport = useCan('brand.upsert')
  const [tying, setTying] = useState<BrandAlias | null>(null)
  const change = useChangeAliases()
  return (
    <>
      <ListPage<'brandAliases.list', BrandAlias>
        title={m.brands_unmapped()}
        name="handbooks/brands/unmapped"
        {...page}
        columns={columns(canUpdate ? (alias, to) => change.mutate({ aliases: [alias], to }) : undefined)}
        rowName={({ name }) => name}
        filters={aliasFilters()}
        parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
        tabs={<ListTabs current="unmapped" />}
        actions={canImport && <ImportButton Dialog={ImportAliases} />}
        actionsWidth={176}
        rowActions={
          canUpdate
            ? (alias) => (
                <Button size="sm" onClick={() => setTying(alias)}>
                  {m.brands_tie()}
                </Button>
              )
            : undefined
        }
        bulk={
          canUpdate
            ? (chosen, clear) => <AliasBulk chosen={chosen} actions={['tie', 'ignore']} clear={clear} />
            : undefined
        }
        isBulkByFilter
      />
      {tying && <TieDialog aliases={[tying]} onClose={() => setTying(null)} />}
    </>
  )
}

type Tie = (alias: BrandAlias, brand: { id: number; label: string }) => void

const columns = (tie: Tie | undefined): TableColumn<BrandAlias>[] => [
  { id: 'name', header: m.brands_column_alias(), sortKey: 'name', cell: ({ name }) => name },
  { id: 'source', priority: 'low', header: m.filter_source(), cell: ({ source }) => aliasSourceWords[source]() },
  {
    id: 'suggestions',
    width: 240,
    header: m.brands_column_similar(),
    cell: (alias) => <Suggestions alias={alias} tie={tie} />,
  },
  {
    id: 'seen',
    priority: 'low',
    header: m.brands_column_seen(),
    sortKey: 'seen_count',
    align: 'end',
    cell: ({ seen_count }) => <span className="tabular-nums">{seen_count.toLocaleString('ru-RU')}</span>,
  },
  {
    id: 'last_seen',
    kind: 'moment',
    header: m.brands_column_last_seen(),
    sortKey: 'last_seen_at',
    cell: ({ last_seen_at }) => <Moment time={last_seen_at} />,
  },
]

function Suggestions({ alias, tie }: { alias: BrandAlias; tie: Tie | undefined }) {
  if (alias.suggestions.length === 0) return <span className="text-muted">—</span>
  return (
    <span className="space-x-1.5">
      {alias.suggestions.map(({ id, label, similarity_percent }) => {
        const text = `${label} · ${similarity_percent} %`
        return tie ? (
          <Button
            key={id}
            size="sm"
            className="max-md:h-6"
            aria-label={`${text}. ${m.brands_tie_to({ name: alias.name, brand: label })}`}
            onClick={() => tie(alias, { id, label })}
          >
            {text}
          </Button>
        ) : (
          <span key={id}>{text}</span>
        )
      })}
    </span>
  )
}

export { UnmappedNames as Component }
