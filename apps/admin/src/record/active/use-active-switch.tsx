import { asSwitches } from '#record/trusted.ts'
import type { CacheDraft } from '@admin-panel/hooks'
import { resourceEntities, type SwitchableResource } from '@admin-panel/sdk/resources'
import { useMutation } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { notifyUndoable } from '#data/notify/notify-undoable.tsx'
import { mutations, queryClient, useCan } from '#data/queries.ts'
import { cacheRecord } from '#data/cache.ts'

export interface ActiveSwitchOptions<Item extends Switched = Switched> {
  of: SwitchableResource
  name: string
  record: Item
  /** The switch returns the record in the shape of its page. */
  onSwitched?: ((record: Item) => void) | undefined
}

export interface Switched {
  id: number
  version: number
  is_active: boolean
}

interface Rows {
  items: Switched[]
}

/** Switches a record on or off optimistically, rolls back a refusal, and offers an undo in the toast. */
export function useActiveSwitch<Item extends Switched>(options: ActiveSwitchOptions<Item>) {
  const { of, name, record, onSwitched } = options
  const list = `${of}.list` as const
  const canSwitch = useCan(`${resourceEntities[of]}.${record.is_active ? 'disable' : 'enable'}`)
  const { enable, disable } = asSwitches<Item>(mutations[of])
  const switchOn = useMutation({ ...enable(settings(list, true)), onSuccess: done })
  const switchOff = useMutation({ ...disable(settings(list, false)), onSuccess: done })

  function change({ id, version }: Switched, isActive: boolean) {
    const { mutate } = isActive ? switchOn : switchOff
    mutate({ id, version })
  }

  function done(result: Item) {
    cacheRecord(of, result)
    queryClient.setQueriesData<Rows>({ queryKey: [of, 'list'] }, (rows) => rows && withRow(rows, result))
    onSwitched?.(result)
    void notifyUndoable({
      message: result.is_active ? m.active_turned_on({ name }) : m.active_turned_off({ name }),
      onUndo: () => change(result, !result.is_active),
    })
  }

  return {
    canSwitch,
    isPending: switchOn.isPending || switchOff.isPending,
    change: (isActive: boolean) => change(record, isActive),
  }
}

function settings(list: `${SwitchableResource}.list`, is_active: boolean) {
  return {
    invalidates: [list],
    optimistic: {
      apply: (cache: CacheDraft, { id }: { id: number }) =>
        cache.update<Rows>(list.split('.'), (rows) => withRow(rows, { id, is_active })),
    },
  }
}

function withRow<R extends Rows>(rows: R, { id, ...changes }: Partial<Switched>): R {
  const { version, is_active } = changes
  const news = { ...(version !== undefined && { version }), ...(is_active !== undefined && { is_active }) }
  return { ...rows, items: rows.items.map((row) => (row.id === id ? { ...row, ...news } : row)) }
}
