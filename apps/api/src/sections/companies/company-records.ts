import { recordsOf } from '#records/record.ts'
import { findCompany } from './queries.ts'
import { company } from './schema.ts'

export const companyRecords = recordsOf({
  entity: 'company',
  table: company,
  find: findCompany,
  label: ({ trade_name }) => trade_name,
  companyId: ({ id }) => id,
  duplicates: {
    company_trade_name_key: { trade_name: ['Название на витрине: такое значение уже есть'] },
    company_slug_key: { trade_name: ['Название на витрине: такое значение уже есть'] },
    company_inn_kpp_key: { inn: ['ИНН: такое значение уже есть'] },
  },
})
