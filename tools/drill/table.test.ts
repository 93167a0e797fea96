import { expect, test } from 'vitest'
import type { Verdict } from './judge.ts'
import { complaints, markdown } from './table.ts'

const none = { writes: 0, events: 0, mails: 0, webhooks: 0 }
const clean: Verdict = {
  name: 'switchover',
  title: 'switchover',
  errors: { 503: 61 },
  recovery: 5.9,
  longestStall: 4,
  acknowledged: 192,
  lost: none,
  doubled: none,
  refused: {},
  resets: 1,
  again: 0,
  isAuditSound: true,
  byHand: [],
  failovers: 1,
  stallWithin: 25,
}

test('A fault that clients see as 503 for some seconds passes the drill', () => {
  expect(complaints(clean)).toEqual([])
  expect(markdown([clean]).split('\n')[2]).toBe('| switchover | 61 × 503 | 5.9 s | 4.0 s | 192 | 0 | 0 | – |')
})

test('Lost, doubled or late writes, answers 500 and steps by hand fail the drill', () => {
  const broken = {
    ...clean,
    errors: { 500: 2 },
    recovery: 31,
    longestStall: 26,
    refused: { 403: 2 },
    lost: { ...none, writes: 1 },
    doubled: { ...none, mails: 3 },
    resets: 5,
    isAuditSound: false,
    byHand: ['the cluster: not whole'],
  }
  expect(complaints(broken)).toEqual([
    'switchover: 1 writes lost',
    'switchover: 3 mails doubled',
    'switchover: 2 answers 500',
    'switchover: 2 writes refused with 403',
    'switchover: recovered after 31.0 s',
    'switchover: no write for 26.0 s',
    'switchover: 5 resets of a panel in 1 failovers',
    'switchover: verify-audit found a fault',
    'switchover: the cluster: not whole',
  ])
})
