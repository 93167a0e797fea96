import { companyTypeWords } from '#contract/enums/company-type.gen.ts'
import { payoutFrequencyWords } from '#contract/enums/payout-frequency.gen.ts'
import { taxSystemWords } from '#contract/enums/tax-system.gen.ts'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { useCan } from '#data/queries.ts'
import { InPlace, InPlaceCard } from '#record/in-place.tsx'
import { formatName } from '#text/format-name.ts'
import { formatPhone } from '#text/format/format-phone.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { vatLabel } from '#shop/vat-rates.ts'
import type { CardFieldsProps } from './form/card-fields.tsx'
import { Checklist } from './readiness/checklist.tsx'
import { ogrnLabel, type Company } from '#shop/companies/words.ts'
import { TwoColumns } from '#page/two-columns.tsx'

const CardFields = lazyPart<CardFieldsProps>(async () => (await import('./form/card-fields.tsx')).CardFields, {
  fallback: ({ reading }) => reading,
})

export function Overview({ company }: { company: Company }) {
  const { head } = company
  return (
    <InPlace canEdit={useCan('company.update')} prepare={CardFields.prepare}>
      <TwoColumns
        side={
          <RecordFacts record={company}>
            <DescriptionItem name={m.field_manager_id()}>{company.manager?.label ?? '—'}</DescriptionItem>
            <DescriptionItem name={m.sellers_payouts()}>
              {payoutFrequencyWords[company.payout_frequency]()},{' '}
              {m.sellers_payout_delay({ count: company.payout_delay_days })}
            </DescriptionItem>
          </RecordFacts>
        }
      >
        <Checklist company={company} />
        <InPlaceCard
          name="requisites"
          title={m.sellers_group_requisites()}
          fields={(place) => <CardFields company={company} card="requisites" {...place} />}
        >
          <DescriptionList>
            <DescriptionItem name={m.field_full_name()}>{company.full_name}</DescriptionItem>
            <DescriptionItem name={m.field_short_name()}>{company.short_name}</DescriptionItem>
            <DescriptionItem name={m.field_type()}>
              {[...new Set([companyTypeWords[company.type](), company.opf])].join(', ')}
            </DescriptionItem>
            <DescriptionItem name={m.field_inn()}>{company.inn}</DescriptionItem>
            {company.kpp && <DescriptionItem name={m.field_kpp()}>{company.kpp}</DescriptionItem>}
            {company.ogrn && <DescriptionItem name={ogrnLabel(company.type)}>{company.ogrn}</DescriptionItem>}
            {company.okpo && <DescriptionItem name={m.field_okpo()}>{company.okpo}</DescriptionItem>}
            {company.okved && <DescriptionItem name={m.field_okved()}>{company.okved}</DescriptionItem>}
            <DescriptionItem name={m.sellers_taxes()}>
              {taxSystemWords[company.tax_system]()}, {m.sellers_vat({ rate: vatLabel(company.vat_rate) })}
            </DescriptionItem>
            {head && (
              <DescriptionItem name={m.field_head()}>
                {formatName(head)}, {head.position}. {m.sellers_head_basis({ basis: head.basis })}
              </DescriptionItem>
            )}
          </DescriptionList>
        </InPlaceCard>
        <InPlaceCard
          name="contacts"
          title={m.sellers_group_contacts()}
          fields={(place) => <CardFields company={company} card="contacts" {...place} />}
        >
          <DescriptionList>
            <DescriptionItem name={m.field_phone()}>{formatPhone(company.phone)}</DescriptionItem>
            <DescriptionItem name={m.field_email()}>
              <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
            </DescriptionItem>
            {company.site && (
              <DescriptionItem name={m.field_site()}>
                <TextLink href={company.site} rel="noreferrer" target="_blank">
                  {company.site}
                </TextLink>
              </DescriptionItem>
            )}
            {company.description && (
              <DescriptionItem name={m.field_description()}>{company.description}</DescriptionItem>
            )}
          </DescriptionList>
        </InPlaceCard>
      </TwoColumns>
    </InPlace>
  )
}
