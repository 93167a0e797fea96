import { reviewTermKindWords } from '#contract/enums/review-term-kind.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import type { EditableColumn, Parsed } from '@admin-panel/ui/editable-grid'
import Plus from 'lucide-react/icons/plus'
import { m } from '#paraglide/messages.js'
import { activeWord } from '#text/active-words.ts'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { DeleteByParams } from '#list/grid/delete-by-params.tsx'
import { GridForm } from '#list/grid/grid-form.tsx'
import { useGridEdit } from '#list/grid/use-grid-edit.ts'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { reviewTermsListRules } from '#contract/lists/review-terms.gen.ts'
import { reviewTermsUpsertItemsRules as rules } from '#contract/rules/review-terms.gen.ts'
import { pathTo } from '#data/paths.ts'
import { optionsOf } from '#text/options-of.ts'

type Term = Schemas['ReviewTerm']
type Kind = Schemas['ReviewTermKind']
const kindOptions = () => optionsOf(reviewTermKindWords)

const filters = () => [
  searchFilter(m.review_terms_search()),
  choiceFilter('kind', kindOptions()),
  referenceFilter('category_id', 'categories'),
  flagFilter('is_active'),
]

interface TermLine {
  key: string
  id: number | null
  kind: Kind
  text: string
  category: Term['category']
  position: number | null
  is_active: boolean
}

const { loader, useList, ListPage } = listScreen('reviewTerms.list', reviewTermsListRules)

function ReviewTerms() {
  const page = useList()
  const canUpsert = useCan('review.upsert')
  const canDelete = useCan('review.deleteByParams')
  const { q, sort: _sort, ...chosen } = page.list.unpaged
  const edit = useGridEdit<TermLine, Schemas['ReviewTermRow']>({
    name: 'handbooks/reviews',
    rows: (page.query.data?.items ?? []).map((term) => ({ ...term, key: String(term.id) })),
    rowId: ({ key }) => key,
    blank: (key) => blankLine(key, chosen.kind?.[0]),
    toItems: ({ id, kind, text, category, position, is_active }) => [
      {
        ...(id !== null && { id }),
        kind,
        text: text.trim(),
        category_id: category?.id ?? null,
        ...(position !== null && { position }),
        is_active,
      },
    ],
    upsert: client.api.reviewTerms.upsert,
    onSaved: () => invalidateResource('reviewTerms'),
  })
  return (
    <ListPage
      title={m.entity_review_term()}
      name="handbooks/reviews"
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      {...page}
      columns={[{ id: 'text', header: m.review_terms_text(), cell: ({ text }) => text }]}
      rowName={({ text }) => text}
      filters={filters()}
      actions={
        canDelete && (
          <DeleteByParams
            isFiltered={chosen.kind !== undefined || chosen.category_id !== undefined}
            isNarrower={q !== undefined}
            remove={(options) => client.api.reviewTerms.deleteByParams({ ...chosen, ...options })}
            onDone={() => invalidateResource('reviewTerms')}
          />
        )
      }
      create={
        canUpsert && (
          <Button variant="primary" onClick={edit.add}>
            <Plus aria-hidden className="size-4" />
            {m.grid_add()}
          </Button>
        )
      }
    >
      {edit.grid.rows.length > 0 && (
        <GridForm
          list={page.list}
          label={m.entity_review_term()}
          columns={canUpsert ? columns() : readOnly()}
          rules={rules}
          edit={edit}
        />
      )}
    </ListPage>
  )
}

function blankLine(key: string, kind: Kind = 'criterion'): TermLine {
  return { key, id: null, kind, text: '', category: null, position: null, is_active: true }
}

const categoryColumn = (): EditableColumn<TermLine> => ({
  id: 'category',
  header: m.field_category_id(),
  kind: 'readonly',
  read: ({ category }) => category?.label ?? m.review_terms_every_category(),
})

const columns = (): EditableColumn<TermLine>[] => [
  { id: 'text', header: m.review_terms_text(), kind: 'text', width: 320, sortKey: 'text' },
  { id: 'kind', header: m.filter_kind(), kind: 'select', sortKey: 'kind', options: kindOptions(), parse: kindOf },
  categoryColumn(),
  { id: 'position', header: m.review_terms_position(), kind: 'number', sortKey: 'position' },
  { id: 'is_active', header: activeWord('review-term'), kind: 'checkbox' },
]

const readOnly = (): EditableColumn<TermLine>[] => [
  {
    id: 'text',
    header: m.review_terms_text(),
    kind: 'readonly',
    sortKey: 'text',
    read: ({ text }) => text,
    width: 320,
  },
  {
    id: 'kind',
    header: m.filter_kind(),
    kind: 'readonly',
    sortKey: 'kind',
    read: ({ kind }) => reviewTermKindWords[kind](),
  },
  categoryColumn(),
  {
    id: 'position',
    header: m.review_terms_position(),
    kind: 'readonly',
    sortKey: 'position',
    read: ({ position }) => String(position),
  },
  {
    id: 'is_active',
    header: activeWord('review-term'),
    kind: 'readonly',
    read: ({ is_active }) => (is_active ? m.yes() : m.no()),
  },
]

function kindOf(text: string): Parsed<Kind> {
  return isKind(text) ? { value: text } : { error: m.review_terms_unknown_kind() }
}

function isKind(text: string): text is Kind {
  return text in reviewTermKindWords
}

export { ReviewTerms as Component, loader }
