import type { Schemas } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { notifyUndoable } from '#data/notify/notify-undoable.tsx'
import { cacheRecord } from '#data/cache.ts'

/** The legacy resource. */
export type LegacyResource = 'legacyProducts' | 'legacyCarBrands' | 'legacyCities'

export type LegacyRecord = Pick<
  Schemas['LegacyCity'],
  'id' | 'name' | 'status' | 'mapped_to' | 'note' | 'migrated_at' | 'version'
>

type RecordVersion = Pick<LegacyRecord, 'id' | 'version'>

/** Maps a legacy record to one of ours, and undoes it. */
export function useMapping(of: LegacyResource) {
  function finishWith(message: string) {
    return (record: LegacyRecord) => {
      cacheRecord(of, record)
      void notifyUndoable({
        message,
        onUndo: () =>
          void client.api[of]
            .untie({ id: record.id, version: record.version })
            .then((back: LegacyRecord) => cacheRecord(of, back)),
      })
    }
  }
  return {
    tie: useMutation<LegacyRecord, Error, RecordVersion & { mapped_to_id: number }>({
      mutationFn: (params) => client.api[of].tie(params),
      onSuccess: finishWith(m.legacy_tied()),
    }),
    ignore: useMutation<LegacyRecord, Error, RecordVersion & { note: string }>({
      mutationFn: (params) => client.api[of].ignore(params),
      onSuccess: finishWith(m.legacy_ignored()),
    }),
    untie: useMutation<LegacyRecord, Error, RecordVersion>({
      mutationFn: (params) => client.api[of].untie(params),
      onSuccess: (record) => {
        cacheRecord(of, record)
        void notify({ message: m.legacy_untied() })
      },
    }),
  }
}
