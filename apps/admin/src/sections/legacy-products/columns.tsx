import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Article } from '#record/article.tsx'
import { legacyColumns } from '#shop/legacy/legacy-list.tsx'

export type OldRow = Schemas['LegacyProductRow']

export const columns = (): TableColumn<OldRow>[] =>
  legacyColumns<OldRow>([
    {
      id: 'article',
      kind: 'code',
      width: 144,
      header: m.field_article(),
      cell: ({ article }) => <Article>{article}</Article>,
    },
    { id: 'brand', header: m.field_brand_id(), cell: ({ brand_name }) => brand_name },
    {
      id: 'category',
      header: m.field_category_id(),
      cell: ({ category_name }) => category_name ?? <span className="text-muted">—</span>,
    },
  ])
