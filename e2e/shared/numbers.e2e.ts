import { testTotals } from '../support/numbers.ts'

// numbers.long.e2e.ts has the others.
testTotals({ admin: ['/sellers/1'], merchant1: ['/'] })
