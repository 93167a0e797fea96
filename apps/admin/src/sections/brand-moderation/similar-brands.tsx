import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

interface SimilarBrandsProps {
  request: Schemas['BrandModeration']
  onMerge: ((brand: Schemas['SimilarBrand']) => void) | null
}

/** Existing brands of which the proposed name may be a spelling. */
export function SimilarBrands({ request: { proposed_name, similar }, onMerge }: SimilarBrandsProps) {
  const canOpen = useCan('brand')
  return (
    <Card title={m.moderation_similar()}>
      {similar.length === 0 && <p className="text-muted">{m.moderation_similar_none()}</p>}
      <ul className="divide-y divide-line">
        {similar.map((brand) => (
          <li key={brand.id} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
            <span className="min-w-0 flex-1 font-label break-words">
              {canOpen ? (
                <TextLink render={<Link to={pathTo('brands', brand.id)} target="_blank" />}>{brand.label}</TextLink>
              ) : (
                brand.label
              )}
            </span>
            <span className="text-secondary tabular-nums">
              {m.moderation_similarity({ percent: brand.similarity_percent })}
            </span>
            {onMerge && (
              <Button
                size="sm"
                aria-label={m.moderation_brand_merge_into({ name: proposed_name, brand: brand.label })}
                onClick={() => onMerge(brand)}
              >
                {m.moderation_brand_merge()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
