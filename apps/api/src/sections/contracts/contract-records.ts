import { recordsOf } from '#records/record.ts'
import { findContract } from './queries.ts'
import { contract } from './schema.ts'

export const contractRecords = recordsOf({
  entity: 'contract',
  table: contract,
  find: findContract,
  label: ({ number }) => `№ ${number}`,
  companyId: ({ company_id }) => company_id,
  duplicates: { contract_number_key: { number: ['Номер: такое значение уже есть'] } },
})
