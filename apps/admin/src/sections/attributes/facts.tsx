import { attributeTypeWords } from '#contract/enums/attribute-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { DataTable } from '@admin-panel/ui/data-table'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ActiveChip } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { useCan } from '#data/queries.ts'
import { type Attribute } from './labels.ts'
import { pathTo } from '#data/paths.ts'

const yes = (value: boolean) => (value ? m.yes() : m.no())

/** The attribute's facts, with limits only if it has them. */
export function AttributeFacts({ attribute }: { attribute: Attribute }) {
  const limits = [
    [m.field_min_value(), attribute.min_value],
    [m.field_max_value(), attribute.max_value],
    [m.field_precision(), attribute.precision],
    [m.field_max_length(), attribute.max_length],
    [m.field_pattern(), attribute.pattern],
  ] as const
  return (
    <DescriptionList>
      <DescriptionItem name={m.field_code()}>
        <span className="font-code text-xs">{attribute.code}</span>
      </DescriptionItem>
      <DescriptionItem name={m.field_type()}>{attributeTypeWords[attribute.type]()}</DescriptionItem>
      <DescriptionItem name={m.field_unit()}>{attribute.unit ?? '—'}</DescriptionItem>
      <DescriptionItem name={m.field_group()}>{attribute.group ?? '—'}</DescriptionItem>
      {limits.map(
        ([name, value]) =>
          value !== null && (
            <DescriptionItem key={name} name={name}>
              {typeof value === 'number' ? value.toLocaleString('ru-RU') : value}
            </DescriptionItem>
          ),
      )}
      {attribute.type === 'select' && (
        <DescriptionItem name={m.field_allow_custom()}>{yes(attribute.allow_custom)}</DescriptionItem>
      )}
      <DescriptionItem name={m.field_is_required()}>{yes(attribute.is_required)}</DescriptionItem>
      <DescriptionItem name={m.field_is_filterable()}>{yes(attribute.is_filterable)}</DescriptionItem>
      <DescriptionItem name={m.field_is_comparable()}>{yes(attribute.is_comparable)}</DescriptionItem>
      <DescriptionItem name={m.attributes_column_used()}>
        {m.attributes_used({ count: attribute.usage_count })}
      </DescriptionItem>
    </DescriptionList>
  )
}

export function ValuesTable({ values }: { values: readonly Schemas['AttributeValue'][] }) {
  return (
    <DataTable
      label={m.field_values()}
      rows={values}
      rowId={({ id }) => String(id)}
      rowName={({ value }) => value}
      empty={<EmptyState heading={m.list_empty()} />}
      columns={[
        { id: 'value', header: m.field_value(), cell: ({ value }) => value },
        { id: 'synonyms', header: m.field_synonyms(), cell: ({ synonyms }) => synonyms.join('; ') || '—' },
        {
          id: 'active',
          header: activeWord('attribute-value'),
          cell: ({ is_active }) => <ActiveChip entity="attribute-value" isActive={is_active} />,
        },
      ]}
    />
  )
}

export function CategoriesTable({ categories }: { categories: readonly Schemas['AttributeCategory'][] }) {
  const canOpen = useCan('category')
  return (
    <DataTable<Schemas['AttributeCategory']>
      label={m.field_categories()}
      rows={categories}
      rowId={({ category_id }) => String(category_id)}
      rowName={({ category }) => category.label}
      rowLink={canOpen ? ({ category_id }) => <Link to={pathTo('categories', category_id)} /> : undefined}
      empty={<EmptyState heading={m.attributes_categories_none()} />}
      columns={[
        { id: 'category', header: m.field_category_id(), cell: ({ category }) => category.label },
        {
          id: 'required',
          header: m.field_is_required(),
          cell: ({ is_required }) => (
            <>
              {/* A card has no head of the column. */}
              <span className="text-muted @min-[40rem]:hidden">{m.field_is_required()}: </span>
              {yes(is_required)}
            </>
          ),
        },
        { id: 'position', header: m.field_position(), align: 'end', cell: ({ position }) => position },
      ]}
    />
  )
}
