import type { Schemas } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { invalidateRecords, invalidateResource } from '#data/cache.ts'
import type { BrandAlias } from './labels.ts'

type Change =
  | { aliases: readonly BrandAlias[]; to: 'unmapped' | 'ignored' }
  | { aliases: readonly BrandAlias[]; to: { id: number } }

const call = ({ aliases, to }: Change): Promise<Schemas['BulkResult']> => {
  const items = aliases.map(({ id, version }) => ({ id, version }))
  if (to === 'unmapped') return client.api.brandAliases.untieByIds({ items })
  if (to === 'ignored') return client.api.brandAliases.ignoreByIds({ items })
  return client.api.brandAliases.tieByIds({ items, brand_id: to.id })
}

/** Assigns, unassigns or ignores spellings and reports the refused ones. */
export function useChangeAliases(onDone?: () => void) {
  return useMutation({
    mutationFn: call,
    onSuccess: ({ processed, skipped }, { aliases, to }) => {
      onDone?.()
      if (skipped.length > 0) {
        const items = skipped.map(
          ({ id, message }) => `${aliases.find((one) => one.id === id)?.name ?? id}: ${message}`,
        )
        void notify({ status: 'error', message: m.brands_skipped({ count: skipped.length }), items })
      }
      if (processed > 0) void notify({ message: messageOf(to, processed) })
    },
    onSettled: invalidateAliases,
  })
}

export function invalidateAliases() {
  void invalidateResource('brandAliases')
  void invalidateResource('brands')
  void invalidateRecords('brands')
}

function messageOf(to: Change['to'], count: number) {
  if (to === 'unmapped') return m.brands_untied({ count })
  return to === 'ignored' ? m.brands_ignored({ count }) : m.brands_tied({ count })
}
