import { testTotals } from '../support/numbers.ts'

testTotals({
  admin: ['/', '/warehouse/1', '/catalog?node=1'],
  moderator: ['/'],
  orders: ['/', '/sellers/2'],
  finance: ['/'],
})
