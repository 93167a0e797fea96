import type { Schemas } from '@admin-panel/sdk'

/** What a bank account is called: its number is told in the record alone. */
export const accountName = ({ bank_name, account_end }: Pick<Schemas['BankDetailRow'], 'bank_name' | 'account_end'>) =>
  `${bank_name}, •••• ${account_end}`
