import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { FormSection } from '#form/form-section.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { queries } from '#data/queries.ts'
import { AccountFields, showAccountValue, useAccountForm, type Account } from '#shop/bank-details/account-form.tsx'
import { AddressFields, showAddressValue, useAddressForm, type Address } from '#shop/company-addresses/address-form.tsx'
import { ContractFields, showContractValue, useContractForm, type Contract } from '#shop/contracts/contract-form.tsx'
import { Employees } from '#sections/companies/employees.tsx'
import { CompanyFields, useCompanyForm } from '#sections/companies/form/form.tsx'
import { showCompanyValue } from '#sections/companies/form/show-value.ts'
import { StepBar, StepForm, type StepWay } from './step-form.tsx'
import { wizardLists } from './wizard-state.ts'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

export interface StepProps extends StepWay {
  company: Company
}

interface CompanyStepProps extends StepWay {
  company: Company | null
  onSaved: (company: Company) => void
}

export function CompanyStep({ company, onSaved, ...way }: CompanyStepProps) {
  const edit = useCompanyForm(company, onSaved)
  return (
    <StepForm
      edit={edit}
      isSaved={company !== null}
      show={(field, value) => (company ? showCompanyValue(company, field, value) : String(value))}
      {...way}
    >
      {!company && <Notice tone="grey">{m.sellers_step_company_note()}</Notice>}
      <CompanyFields company={company} />
    </StepForm>
  )
}

export function AddressStep({ company: { id }, ...way }: StepProps) {
  const addresses = useQuery(wizardLists.address([id]))
  const first = addresses.data?.items[0]?.id
  const { data } = useQuery({ ...queries.companyAddresses.view({ id: first ?? 0 }), enabled: first !== undefined })
  if (!addresses.data || (first !== undefined && !data)) return <Waiting />
  return <AddressForm companyId={id} address={data ?? null} {...way} />
}

function AddressForm({ companyId, address, ...way }: StepWay & { companyId: number; address: Address | null }) {
  const edit = useAddressForm({ companyId, address, onSaved: way.onNext })
  return (
    <StepForm edit={edit} isSaved={address !== null} show={showAddressValue} {...way}>
      <FormSection title={m.sellers_address()}>
        <AddressFields address={address} />
      </FormSection>
    </StepForm>
  )
}

export function AccountStep({ company: { id }, ...way }: StepProps) {
  const accounts = useQuery(wizardLists.account([id]))
  const first = accounts.data?.items[0]?.id
  const { data } = useQuery({ ...queries.bankDetails.view({ id: first ?? 0 }), enabled: first !== undefined })
  if (!accounts.data || (first !== undefined && !data)) return <Waiting />
  return <AccountForm companyId={id} account={data ?? null} {...way} />
}

function AccountForm({ companyId, account, ...way }: StepWay & { companyId: number; account: Account | null }) {
  const edit = useAccountForm({ companyId, account, onSaved: way.onNext })
  return (
    <StepForm edit={edit} isSaved={account !== null} show={showAccountValue} {...way}>
      <AccountFields account={account} />
    </StepForm>
  )
}

export function ContractStep({ company: { id }, ...way }: StepProps) {
  const contracts = useQuery(wizardLists.contract([id]))
  const first = contracts.data?.items[0]?.id
  const { data } = useQuery({ ...queries.contracts.view({ id: first ?? 0 }), enabled: first !== undefined })
  if (!contracts.data || (first !== undefined && !data)) return <Waiting />
  return <ContractForm companyId={id} contract={data ?? null} {...way} />
}

function ContractForm({ companyId, contract, ...way }: StepWay & { companyId: number; contract: Contract | null }) {
  const edit = useContractForm({ companyId, contract, onSaved: way.onNext })
  return (
    <StepForm edit={edit} isSaved={contract !== null} show={showContractValue} {...way}>
      <ContractFields contract={contract} />
    </StepForm>
  )
}

export function EmployeesStep({ company, onBack }: StepProps) {
  return (
    <>
      <div className="grow px-page pb-6">
        <Employees company={company} />
      </div>
      <StepBar onBack={onBack} finish={pathTo('companies', company.id)} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy className="flex flex-col gap-4 px-page pb-6">
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
