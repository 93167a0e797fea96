import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '#data/client.ts'
import { useCan } from '#data/queries.ts'

const PAUSE = 300

/** The slug for a name, requested when typing pauses. */
export function useSlug(text: string): string {
  const name = text.trim()
  const isAllowed = useCan('category.generateTransliteName')
  const isNamed = name.length > 1
  const { data } = useQuery({
    queryKey: ['categories', 'generateTransliteName', { name }],
    async queryFn({ signal }) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      signal.throwIfAborted()
      return client.api.categories.generateTransliteName({ name }, { signal })
    },
    enabled: isAllowed && isNamed,
    placeholderData: keepPreviousData,
    // A cached slug may have been taken by the category that was created with it.
    staleTime: 0,
    gcTime: 0,
  })
  return isNamed ? (data?.slug ?? '') : ''
}
