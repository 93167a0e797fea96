import { useMutation } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'
import { mutations } from '#data/queries.ts'
import type { SavedView } from './use-views.ts'

const invalidates = ['savedViews.list'] as const

const notifyDone = (message: string) => void notify({ message })

interface Reactions {
  onCreated: (view: SavedView) => void
  onUpdated: () => void
}

export function useViewChanges({ onCreated, onUpdated }: Reactions) {
  return {
    create: useMutation({
      ...mutations.savedViews.create({ invalidates }),
      onSuccess: (view) => {
        notifyDone(m.views_created({ name: view.name }))
        onCreated(view)
      },
    }),
    update: useMutation({
      ...mutations.savedViews.update({ invalidates }),
      onSuccess: ({ name }) => {
        notifyDone(m.views_updated({ name }))
        onUpdated()
      },
    }),
    remove: useMutation({
      ...mutations.savedViews.delete({ invalidates }),
      onSuccess: () => notifyDone(m.views_deleted()),
    }),
  }
}
