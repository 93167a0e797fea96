import type { Schemas } from '@admin-panel/sdk'

/** The display name of a bank account; only the record contains its full number. */
export const accountName = ({ bank_name, account_end }: Pick<Schemas['BankDetailRow'], 'bank_name' | 'account_end'>) =>
  `${bank_name}, •••• ${account_end}`
