import type { LedgerAccount, LedgerKind } from './schema.ts'

/** A sum by its kind. */
export interface Sum {
  kind: LedgerKind
  /** Negative only where the kind goes both ways. */
  kopecks: number
}

interface Entered extends Sum {
  debit: LedgerAccount
  credit: LedgerAccount
}

/** From which account a kind moves a sum, and to which: the table of docs/behaviour.md. */
export const accounts: Readonly<Record<LedgerKind, readonly [debit: LedgerAccount, credit: LedgerAccount]>> = {
  payment: ['provider', 'buyer'],
  refund: ['buyer', 'provider'],
  fee: ['fee', 'provider'],
  sale: ['buyer', 'seller'],
  discount: ['discount', 'seller'],
  delivery: ['buyer', 'delivery'],
  own_delivery: ['buyer', 'seller'],
  commission: ['seller', 'commission'],
  vat: ['seller', 'vat'],
  return: ['seller', 'buyer'],
  commission_return: ['commission', 'seller'],
  vat_return: ['vat', 'seller'],
  penalty: ['penalty', 'seller'],
  correction: ['correction', 'seller'],
  write_off: ['correction', 'seller'],
  payout: ['seller', 'transit'],
  payout_paid: ['transit', 'bank'],
  payout_returned: ['transit', 'seller'],
}

/** A negative sum moves the other way. */
export function accountsOf({ kind, kopecks }: Sum): Entered {
  const [debit, credit] = accounts[kind]
  return kopecks > 0 ? { kind, debit, credit, kopecks } : { kind, debit: credit, credit: debit, kopecks: -kopecks }
}
