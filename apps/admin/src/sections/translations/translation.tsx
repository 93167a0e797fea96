import { localeWords } from '#contract/enums/locale.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { EditableColumn } from '@admin-panel/ui/editable-grid'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { textFilter } from '#list/filters/text-filter.tsx'
import { DeleteByParams } from '#list/grid/delete-by-params.tsx'
import { GridForm } from '#list/grid/grid-form.tsx'
import { useGridEdit } from '#list/grid/use-grid-edit.ts'
import { ImportButton } from '#list/import/import-button.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { translationsListRules } from '#contract/lists/translations.gen.ts'
import { translationsUpsertItemsRules } from '#contract/rules/translations.gen.ts'
import { localeNames, type Locale } from './locales.ts'
import { pathTo } from '#data/paths.ts'
import { optionsOf } from '#text/options-of.ts'

// A row has a column for each language.
const rulesOfLocales = Object.fromEntries(
  localeNames.map((locale) => [locale, { ...translationsUpsertItemsRules.value, required: false }]),
)

const ImportTexts = lazyPart(async () => (await import('./import-texts.tsx')).ImportTexts)

type Entry = Schemas['TranslationEntry']

/** A key with its text in each language; an empty text counts as missing. */
type Line = { id: string; group: string; key: string } & Record<Locale, string>

const filters = () => [
  searchFilter(m.translation_search()),
  textFilter('group', { isInline: true }),
  choiceFilter('missing', optionsOf(localeWords)),
]

const { loader, useList, ListPage } = listScreen('translations.list', translationsListRules)

function Translation() {
  const page = useList()
  const canUpsert = useCan('translation.upsert')
  const canDelete = useCan('translation.deleteByParams')
  const canExport = useCan('translation.export')
  const { group, q, missing } = page.list.params
  const edit = useGridEdit<Line, Schemas['TranslationRow']>({
    name: 'handbooks/translation',
    rows: (page.query.data?.items ?? []).map(lineOf),
    rowId: ({ id }) => id,
    toItems: ({ group: name, key }, change) =>
      localeNames.flatMap((locale) => {
        const value = change[locale]
        return value === undefined || value.trim() === '' ? [] : [{ group: name, key, locale, value }]
      }),
    columnOf: (_field, { locale }) => locale,
    upsert: client.api.translations.upsert,
    onSaved: () => invalidateResource('translations'),
  })
  return (
    <ListPage
      title={m.entity_translation()}
      name="handbooks/translation"
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      {...page}
      columns={[{ id: 'key', header: m.translation_key(), cell: ({ key }) => key }]}
      rowName={({ key }) => key}
      filters={filters()}
      actions={
        <>
          {canUpsert && <ImportButton Dialog={ImportTexts} />}
          {canExport && <ExportMenu call="translations.export" query={page.list.unpaged} />}
          {canDelete && (
            <DeleteByParams
              isFiltered={group?.length === 1}
              isNarrower={q !== undefined || missing !== undefined}
              remove={(options) =>
                client.api.translations.deleteByParams({ ...(group?.[0] && { group: group[0] }), ...options })
              }
              onDone={() => invalidateResource('translations')}
            />
          )}
        </>
      }
    >
      {edit.grid.rows.length > 0 && (
        <GridForm
          list={page.list}
          label={m.entity_translation()}
          columns={columnsOf(canUpsert)}
          rules={rulesOfLocales}
          edit={edit}
        />
      )}
    </ListPage>
  )
}

function lineOf({ group, key, values }: Entry): Line {
  const text = (locale: Locale) => values.find((value) => value.locale === locale)?.value ?? ''
  return { id: `${group}.${key}`, group, key, ru: text('ru'), en: text('en'), kk: text('kk'), be: text('be') }
}

// Not sortable: updated_at. The sheet has a column for each language alone.
function columnsOf(canUpsert: boolean): EditableColumn<Line>[] {
  return [
    {
      id: 'name',
      header: m.translation_key(),
      kind: 'readonly',
      width: 240,
      sortKey: 'key',
      read: ({ id }) => id,
      render: ({ group, key }) => (
        <span className="truncate font-code text-xs">
          <span className="text-muted">{group}.</span>
          {key}
        </span>
      ),
    },
    ...localeNames.map((locale): EditableColumn<Line> =>
      canUpsert
        ? { id: locale, header: localeWords[locale](), kind: 'text', width: 280, emptyText: m.translation_none() }
        : {
            id: `${locale}-text`,
            header: localeWords[locale](),
            kind: 'readonly',
            width: 280,
            read: (line) => line[locale],
            emptyText: m.translation_none(),
          },
    ),
  ]
}

export { Translation as Component, loader }
