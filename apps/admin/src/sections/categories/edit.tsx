import type { ApiError, Schemas } from '@admin-panel/sdk'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { queries, queryClient, useCan } from '#data/queries.ts'
import { recordId } from '#data/record-id.ts'
import { Seo } from '#record/seo/seo.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryActions } from './actions.tsx'
import { CategoryCrumbs, CategoryTabs } from './category-page.tsx'

type Category = Schemas['Category']

function CategoryEdit() {
  const id = recordId(useParams())
  const [query] = useSearchParams()
  const canReadSeo = useCan(['meta-data.view', 'meta-data.index'], 'any')
  const { data } = useSuspenseQuery<Category, ApiError>(queries.categories.view({ id }))
  return query.get('tab') === 'seo' && canReadSeo ? (
    <Seo
      key={id}
      entity="category"
      id={id}
      frame={{
        title: data.name,
        parent: <CategoryCrumbs category={data} />,
        actions: <CategoryActions category={data} />,
        tabs: <CategoryTabs current="seo" />,
      }}
    />
  ) : (
    <CategoryForm key={id} category={data} />
  )
}

async function loader({ params }: LoaderFunctionArgs) {
  return queryClient.ensureQueryData<Category, ApiError>(queries.categories.view({ id: recordId(params) }))
}

export { CategoryEdit as Component, loader }
