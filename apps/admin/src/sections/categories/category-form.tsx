import { DescriptionItem } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { RecordHistory } from '#record/history/record-history.tsx'
import { client } from '#data/client.ts'
import { formatDay } from '#data/time/format-date.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { categoriesUpdateRules } from '#contract/rules/categories.gen.ts'
import { vatLabel } from '#shop/vat-rates.ts'
import { CategoryCrumbs, CategoryTabs } from './category-page.tsx'
import { CategoryActions } from './actions.tsx'
import { CategoryFields } from './form.tsx'
import { CategoryLacks } from './lacks.tsx'
import { categoryBody, categoryPayload, categoryValues, type Category, type CategoryValues } from './values.ts'

// The contract requires no field of a change, but the form requires the name and the slug.
const rules = {
  ...categoriesUpdateRules,
  name: { ...categoriesUpdateRules.name, required: true },
  slug: { ...categoriesUpdateRules.slug, required: true },
}

export function CategoryForm({ category }: { category: Category }) {
  const edit = useRecordForm<CategoryValues, Category>({
    of: 'categories',
    record: category,
    rules,
    toValues: categoryValues,
    toPayload: categoryPayload,
    // Only the tree creates categories.
    create: () => Promise.resolve(category),
    update: ({ id, version, ...changes }) => client.api.categories.update({ ...categoryBody(changes), id, version }),
  })
  return (
    <RecordPage
      title={category.name}
      parent={<CategoryCrumbs category={category} />}
      tabs={<CategoryTabs current="own" />}
      edit={edit}
      permission="category.update"
      show={showValue}
      actions={<CategoryActions category={category} onChanged={edit.rebase} />}
      side={
        <>
          <RecordFacts record={category}>
            <DescriptionItem name={m.filter_depth()}>{category.depth}</DescriptionItem>
            <DescriptionItem name={m.categories_column_products()}>
              {category.products_count.toLocaleString('ru-RU')}
            </DescriptionItem>
            <DescriptionItem name={m.categories_children()}>{category.children_count}</DescriptionItem>
          </RecordFacts>
          <CategoryLacks id={category.id} />
          <RecordHistory entity="category" id={category.id} />
        </>
      }
    >
      <CategoryFields category={category} />
    </RecordPage>
  )
}

/** Formats a field's value for the conflict dialog. */
function showValue(field: string, value: unknown) {
  const values = { ...categoryValues(null), [field]: value }
  const words: Partial<Record<string, string>> = {
    marking_required: values.marking_required ? m.yes() : m.no(),
    marking_since: values.marking_since ? formatDay(values.marking_since) : '—',
    vat_default: values.vat_default ? vatLabel(values.vat_default) : '—',
    attributes: m.categories_attributes_count({ count: values.attributes.length }),
  }
  return words[field] ?? ((typeof value === 'string' && value) || typeof value === 'number' ? String(value) : '—')
}
