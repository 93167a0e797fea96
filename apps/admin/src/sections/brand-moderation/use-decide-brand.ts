import type { Params, Schemas } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { client } from '#data/client.ts'
import { invalidateResource } from '#data/cache.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import type { DeskState } from '#shop/moderation/use-desk.ts'

type Request = Schemas['BrandModeration']

/** One for all decisions: what was written to the author stays when the moderator chooses another one. */
export const brandDraft = (id: number) => ['brand-moderation', id, 'decision'] as const

/** An approval creates a brand or a spelling of one. */
export function useDecideBrand({ id, version }: Request, state: DeskState<Request>, onDecided: () => void) {
  return useMutation({
    mutationFn: (decision: Omit<Params<'brandModeration.statusChange'>, 'id' | 'version'>) =>
      client.api.brandModeration.statusChange({ ...decision, id, version }),
    onSuccess: (decided) => {
      forgetTyped(brandDraft(id))
      onDecided()
      state.decided(decided)
      if (decided.status !== 'approved') return
      void invalidateResource('brands')
      void invalidateResource('brandAliases')
    },
    onError: state.refused,
  })
}
