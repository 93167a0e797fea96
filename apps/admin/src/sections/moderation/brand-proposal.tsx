import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { m } from '#paraglide/messages.js'
import { Card } from '#shared/card.tsx'
import { countryName } from '#shared/countries.ts'
import { DocumentList } from '#shared/documents-field.tsx'

/** What a seller wants to have in the handbook. */
export function BrandProposal({ request }: { request: Schemas['BrandModeration'] }) {
  const { proposed_name, proposed_synonyms, site, country_code, samples, document_ids, products_count } = request
  return (
    <Card title={m.moderation_proposed()}>
      <DescriptionList>
        <DescriptionItem name={m.field_proposed_name()}>{proposed_name}</DescriptionItem>
        <DescriptionItem name={m.field_proposed_synonyms()}>{proposed_synonyms.join(', ') || '—'}</DescriptionItem>
        <DescriptionItem name={m.field_country_code()}>
          {country_code ? countryName(country_code) : '—'}
        </DescriptionItem>
        <DescriptionItem name={m.field_site()}>
          {site ? (
            <TextLink href={site} target="_blank" rel="noreferrer">
              {site}
            </TextLink>
          ) : (
            '—'
          )}
        </DescriptionItem>
        <DescriptionItem name={m.field_samples()}>{samples.join(', ') || '—'}</DescriptionItem>
        <DescriptionItem name={m.moderation_waiting()}>{products_count}</DescriptionItem>
        <DescriptionItem name={m.field_document_ids()}>
          <DocumentList ids={document_ids} />
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
