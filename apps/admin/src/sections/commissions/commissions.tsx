import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { MenuItem } from '@admin-panel/ui/dropdown-menu'
import CalculatorIcon from 'lucide-react/icons/calculator'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { dayFilter } from '#list/filters/day-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { DeleteByParams } from '#list/grid/delete-by-params.tsx'
import { GridForm } from '#list/grid/grid-form.tsx'
import { useGridEdit } from '#list/grid/use-grid-edit.ts'
import { ImportButton } from '#list/import/import-button.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { commissionsListRules } from '#contract/lists/commissions.gen.ts'
import { commissionsUpsertItemsRules as rules } from '#contract/rules/commissions.gen.ts'
import { columns, lineOf, type RuleLine } from './columns.tsx'
import { tableColumns } from './table-columns.tsx'
import { pathTo } from '#data/paths.ts'

const RuleDialog = lazyPart(async () => (await import('./rule-dialog.tsx')).RuleDialog)
const ImportRules = lazyPart(async () => (await import('./import-rules.tsx')).ImportRules)
const Calculator = lazyPart(async () => (await import('./calculator.tsx')).Calculator)

const filters = () => [
  searchFilter(m.commissions_search()),
  referenceFilter('company_id', 'companies'),
  referenceFilter('category_id', 'categories'),
  referenceFilter('brand_id', 'brands'),
]

const moreFilters = () => [dayFilter('valid_on'), dayFilter('expired_before')]

// Not a filter: id. Deleting one rule names it.
const { loader, useList, ListPage } = listScreen('commissions.list', commissionsListRules)

/** The commission rules as a spreadsheet. */
function Commissions() {
  const page = useList()
  const canUpsert = useCan('commission.upsert')
  const canDelete = useCan('commission.deleteByParams')
  const canExport = useCan('commission.export')
  const [dialog, setDialog] = useState<'rule' | 'import' | 'calculator' | null>(null)
  const { q, sort: _sort, ...chosen } = page.list.unpaged
  const edit = useGridEdit<RuleLine, Schemas['CommissionUpsertRow']>({
    name: 'handbooks/commissions',
    rows: (page.query.data?.items ?? []).map(lineOf),
    rowId: ({ id }) => String(id),
    toItems: ({ company, category, brand, rate_bp, min_kopecks, fixed_kopecks, valid_from, valid_to, comment }) => [
      {
        company_id: company?.id ?? null,
        category_id: category?.id ?? null,
        brand_id: brand?.id ?? null,
        rate_bp,
        min_kopecks,
        fixed_kopecks,
        valid_from,
        valid_to,
        comment: comment.trim() || null,
      },
    ],
    // The first day identifies the rule; of a period only the end can change.
    columnOf: (field) => (field === 'valid_from' ? 'valid_to' : field),
    upsert: client.api.commissions.upsert,
    onSaved: () => invalidateResource('commissions'),
  })
  return (
    <>
      <ListPage
        title={m.entity_commission()}
        name="handbooks/commissions"
        parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
        {...page}
        columns={tableColumns()}
        rowName={({ id }) => String(id)}
        filters={filters()}
        moreFilters={moreFilters()}
        actions={
          <>
            <Button onClick={() => setDialog('calculator')}>
              <CalculatorIcon aria-hidden className="size-4" />
              {m.commissions_check()}
            </Button>
            {canExport && <ExportMenu call="commissions.export" query={page.list.unpaged} />}
            {canUpsert && !canDelete && <ImportButton Dialog={ImportRules} />}
            {canDelete && (
              <DeleteByParams
                isFiltered={Object.keys(chosen).length > 0}
                isNarrower={q !== undefined}
                remove={(options) => client.api.commissions.deleteByParams({ ...chosen, ...options })}
                onDone={() => invalidateResource('commissions')}
              >
                {canUpsert && <MenuItem onSelect={() => setDialog('import')}>{m.import_open()}</MenuItem>}
              </DeleteByParams>
            )}
          </>
        }
        create={
          canUpsert && (
            <Button variant="primary" onClick={() => setDialog('rule')}>
              <Plus aria-hidden className="size-4" />
              {m.commissions_add()}
            </Button>
          )
        }
      >
        {canUpsert && edit.grid.rows.length > 0 && (
          <GridForm list={page.list} label={m.entity_commission()} columns={columns()} rules={rules} edit={edit} />
        )}
      </ListPage>
      {dialog === 'rule' && <RuleDialog onClose={() => setDialog(null)} />}
      {dialog === 'import' && <ImportRules onClose={() => setDialog(null)} />}
      {dialog === 'calculator' && <Calculator onClose={() => setDialog(null)} />}
    </>
  )
}

export { Commissions as Component, loader }
