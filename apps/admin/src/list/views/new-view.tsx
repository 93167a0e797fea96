import { forgetTyped } from '#form/drafts/use-typed.ts'
import { useViewChanges } from './use-view-changes.ts'
import { useViews, type ViewedList } from './use-views.ts'
import { ViewForm } from './view-form.tsx'

interface NewViewProps extends ViewedList {
  onClose: () => void
}

/** Names the present filters of a list. */
export function NewView({ onClose, ...list }: NewViewProps) {
  const views = useViews(list)
  const draft = [`views/${list.list}`, 'new'] as const
  const { create } = useViewChanges({
    onCreated: (view) => {
      forgetTyped(draft)
      views.name(view)
      onClose()
    },
    onUpdated: onClose,
  })
  return (
    <ViewForm
      view={null}
      draft={draft}
      isPending={create.isPending}
      onCancel={onClose}
      onSubmit={(fields) => create.mutate({ list: list.list, query: views.query, ...fields })}
    />
  )
}
