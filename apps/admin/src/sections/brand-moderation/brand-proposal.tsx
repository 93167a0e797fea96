import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { countryName } from '#text/countries.ts'
import { DocumentList } from '#form/fields/documents-field.tsx'
import { useCanAsStaff } from '#data/access/use-is-staff.ts'
import { BrandForm } from './brand-form.tsx'
import { isOpen } from '#shop/moderation/desks.ts'

/** The seller's proposal; staff correct it before they decide. */
export function BrandProposal({ request }: { request: Schemas['BrandModeration'] }) {
  const { proposed_name, proposed_synonyms, site, country_code, samples, document_ids, products_count } = request
  const [isCorrected, setIsCorrected] = useState(false)
  const mayCorrect = useCanAsStaff('brand-moderation.update')
  return (
    <Card
      title={m.moderation_proposed()}
      actions={
        mayCorrect &&
        isOpen(request) && (
          <Button size="sm" onClick={() => setIsCorrected(true)}>
            {m.moderation_note_change()}
          </Button>
        )
      }
    >
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
      {isCorrected && <BrandForm request={request} onClose={() => setIsCorrected(false)} />}
    </Card>
  )
}
