import type { Params, Schemas } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { client } from '#data/client.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import type { DeskState } from '#shop/moderation/use-desk.ts'

type Request = Schemas['Moderation']

/** A decision refers to the visible version: the server refuses it if the record has changed since. */
export function useDecide({ id, version, current_version }: Request, state: DeskState<Request>, onDecided: () => void) {
  return useMutation({
    mutationFn: (decision: Omit<Params<'moderation.statusChange'>, 'id' | 'version' | 'compared_version'>) =>
      client.api.moderation.statusChange({
        ...decision,
        id,
        version,
        ...(current_version !== null && { compared_version: current_version }),
      }),
    onSuccess: (decided, { status }) => {
      forgetTyped(['moderation', id, status])
      onDecided()
      state.decided(decided)
    },
    onError: state.refused,
  })
}
