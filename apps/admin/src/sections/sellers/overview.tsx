import { companyTypeWords } from '#contract/enums/company-type.gen.ts'
import { payoutFrequencyWords } from '#contract/enums/payout-frequency.gen.ts'
import { taxSystemWords } from '#contract/enums/tax-system.gen.ts'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'
import { Card } from '#page/card.tsx'
import { formatName } from '#text/format-name.ts'
import { formatPhone } from '#text/format-phone.ts'
import { useCan } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { vatLabel } from '#text/vat-rates.ts'
import { LinkIfAllowed } from '#page/link-if-allowed.tsx'
import { Checklist } from './checklist.tsx'
import { formatRating } from './columns.tsx'
import { ogrnLabel, type Company } from './words.ts'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

export function Overview({ company }: { company: Company }) {
  const { head } = company
  return (
    <TwoColumns
      side={
        <>
          <Work company={company} />
          <RecordFacts record={company}>
            <DescriptionItem name={m.field_manager_id()}>{company.manager?.label ?? '—'}</DescriptionItem>
            <DescriptionItem name={m.sellers_payouts()}>
              {payoutFrequencyWords[company.payout_frequency]()},{' '}
              {m.sellers_payout_delay({ count: company.payout_delay_days })}
            </DescriptionItem>
          </RecordFacts>
        </>
      }
    >
      <Checklist company={company} />
      <Card title={m.sellers_group_requisites()}>
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
      </Card>
      <Card title={m.sellers_group_contacts()}>
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
          {company.description && <DescriptionItem name={m.field_description()}>{company.description}</DescriptionItem>}
        </DescriptionList>
      </Card>
    </TwoColumns>
  )
}

/** The seller's key figures, linked to the records behind them. */
function Work({ company: { id, ...company } }: { company: Company }) {
  return (
    <Card title={m.sellers_work()}>
      <DescriptionList>
        <DescriptionItem name={m.sellers_column_products()}>
          <LinkIfAllowed isOpen={useCan('product')} to={pathTo('products.list', { company_id: id })}>
            {company.products_count}
          </LinkIfAllowed>
        </DescriptionItem>
        <DescriptionItem name={m.sellers_column_offers()}>{company.active_offers_count}</DescriptionItem>
        <DescriptionItem name={m.sellers_column_orders()}>
          <LinkIfAllowed isOpen={useCan('order')} to={pathTo('orders.list', { company_id: id })}>
            {company.open_orders_count}
          </LinkIfAllowed>
        </DescriptionItem>
        <DescriptionItem name={m.sellers_column_rating()}>
          <LinkIfAllowed
            isOpen={useCan('log') && company.rating !== null}
            to={pathTo('reviews.list', { company_id: id })}
          >
            {formatRating(company.rating)}
          </LinkIfAllowed>
        </DescriptionItem>
        <DescriptionItem name={m.sellers_cancel_rate()}>
          {(company.cancel_rate_bp / 10_000).toLocaleString(getLocale(), {
            style: 'percent',
            maximumFractionDigits: 2,
          })}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
