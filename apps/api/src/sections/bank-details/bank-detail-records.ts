import { maskedAccount } from '#text/masked.ts'
import { recordsOf } from '#records/record.ts'
import { findBankDetail } from './queries.ts'
import { bankDetail } from './schema.ts'

export const bankDetailRecords = recordsOf({
  entity: 'bank-detail',
  table: bankDetail,
  find: findBankDetail,
  label: ({ bank_name, account_end }) => `${bank_name}, •••• ${account_end}`,
  companyId: ({ company_id }) => company_id,
  duplicates: {
    bank_detail_account_key: { settlement_account: ['Расчётный счёт: такое значение уже есть'] },
  },
  masked: { corr_account: maskedAccount, settlement_account: maskedAccount },
})
