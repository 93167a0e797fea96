import type { Doer } from '#db/actor.ts'
import { recordsOf } from '#records/record.ts'
import { type Contract, findContract } from './queries.ts'
import { contract } from './schema.ts'

export const contractRecords = recordsOf({
  entity: 'contract',
  table: contract,
  find: findContract,
  label: ({ number }) => `№ ${number}`,
  companyId: ({ company_id }) => company_id,
  taken: { contract_number_key: { number: ['Номер: такое значение уже есть'] } },
})
