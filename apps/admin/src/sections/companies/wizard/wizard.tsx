import { Stepper } from '@admin-panel/ui/stepper'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { Page } from '#page/page.tsx'
import { queries, queryClient } from '#data/queries.ts'
import { AccountStep, AddressStep, CompanyStep, ContractStep, EmployeesStep, type StepProps } from './wizard-steps.tsx'
import { useWizardState, wizardSteps, type WizardStep } from './wizard-state.ts'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

const titles: Readonly<Record<WizardStep, () => string>> = {
  company: m.sellers_step_company,
  address: m.sellers_step_address,
  account: m.sellers_step_account,
  contract: m.sellers_step_contract,
  employees: m.sellers_step_employees,
}

/** Creates a seller step by step. Each step is saved separately, so the wizard can be continued on another day and computer. */
function Wizard({ company }: { company: Company | null }) {
  const [search, setSearch] = useSearchParams()
  const done = useWizardState(company)
  const requested = wizardSteps.find((step) => step === search.get('step'))
  const current = company ? (requested ?? 'company') : 'company'
  const place = wizardSteps.indexOf(current)
  function go(step: WizardStep | undefined, id = company?.id) {
    setSearch({ ...(id !== undefined && { company_id: String(id) }), step: step ?? current })
  }
  const way = {
    onBack: place > 0 ? () => go(wizardSteps[place - 1]) : undefined,
    onNext: () => go(wizardSteps[place + 1]),
  }
  return (
    <Page title={m.sellers_new_title()} parent={<Crumbs to={parents(company)} />}>
      <div className="px-page pb-4">
        <Stepper
          label={m.sellers_steps()}
          steps={wizardSteps.map((step) => ({
            id: step,
            label: titles[step](),
            state: step === current ? 'current' : done[step] ? 'done' : 'ahead',
          }))}
          onSelect={(id) => go(wizardSteps.find((step) => step === id))}
        />
      </div>
      {current === 'company' && <CompanyStep company={company} onSaved={({ id }) => go('address', id)} {...way} />}
      {company && current !== 'company' && <Rest key={current} step={current} company={company} {...way} />}
    </Page>
  )
}

function Rest({ step, ...props }: StepProps & { step: Exclude<WizardStep, 'company'> }) {
  if (step === 'address') return <AddressStep {...props} />
  if (step === 'account') return <AccountStep {...props} />
  if (step === 'contract') return <ContractStep {...props} />
  return <EmployeesStep {...props} />
}

function parents(company: Company | null) {
  const list = [pathTo('companies.list'), m.entity_company()] as const
  return company ? [list, [pathTo('companies', company.id), company.trade_name] as const] : [list]
}

function Continued({ id }: { id: number }) {
  const { data } = useSuspenseQuery(queries.companies.view({ id }))
  return <Wizard company={data} />
}

function companyIdOf(search: URLSearchParams) {
  const text = search.get('company_id') ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

export function Component() {
  const [search] = useSearchParams()
  const id = companyIdOf(search)
  return id === null ? <Wizard company={null} /> : <Continued key={id} id={id} />
}

export async function loader({ request }: LoaderFunctionArgs) {
  const id = companyIdOf(new URL(request.url).searchParams)
  return id === null ? null : queryClient.ensureQueryData(queries.companies.view({ id }))
}
