import type { Schemas } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { notify } from '#shared/notify.ts'
import { notifyUndoable } from '#shared/notify-undoable.tsx'
import { mutations } from '#shared/queries.ts'
import { keepRecord } from '#shared/record/keep-record.ts'

export type OldProduct = Schemas['LegacyProduct']

function settled(message: string) {
  return (card: OldProduct) => {
    keepRecord('legacyProducts', card)
    void notifyUndoable({
      message,
      onUndo: () =>
        void client.api.legacyProducts
          .untie({ id: card.id, version: card.version })
          .then((back) => keepRecord('legacyProducts', back)),
    })
  }
}

/** Says what an old card is with us, and takes it back. */
export function useMapping() {
  return {
    tie: useMutation({ ...mutations.legacyProducts.tie(), onSuccess: settled(m.old_products_tied()) }),
    ignore: useMutation({ ...mutations.legacyProducts.ignore(), onSuccess: settled(m.old_products_ignored()) }),
    untie: useMutation({
      ...mutations.legacyProducts.untie(),
      onSuccess: (card) => {
        keepRecord('legacyProducts', card)
        void notify({ message: m.old_products_untied() })
      },
    }),
  }
}
