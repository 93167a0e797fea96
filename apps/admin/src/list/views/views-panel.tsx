import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import { useSession } from '#data/queries.ts'
import { useViews, type SavedView, type ViewedList } from './use-views.ts'
import { useViewChanges } from './use-view-changes.ts'
import { ViewForm } from './view-form.tsx'
import { ViewLine } from './view-line.tsx'

// One chunk has all that keeps views.
export { SaveView } from './save-view.tsx'

/** Opens views and saves the current filters as a view. */
export function ViewsPanel({ list, names, presets = [], onClose }: ViewedList & { onClose: () => void }) {
  const { permissions } = useSession()
  const views = useViews({ list, names, presets })
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null)
  const draftOf = (view: SavedView | 'new') => [`views/${list}`, view === 'new' ? view : view.id] as const
  const { create, update, remove } = useViewChanges({
    onCreated: (view) => {
      forgetTyped(draftOf('new'))
      views.name(view)
      onClose()
    },
    onUpdated: () => {
      if (edited) forgetTyped(draftOf(edited))
      setEdited(null)
    },
  })
  if (views.isPending) return <Skeleton className="h-24" />
  const { current, isDirty, query } = views
  function open(view: SavedView | null) {
    views.open(view)
    onClose()
  }
  function removeView({ id, version }: SavedView) {
    remove.mutate({ id, version })
    if (id === views.current?.id) views.name(null)
  }
  if (edited)
    return (
      <ViewForm
        view={edited === 'new' ? null : edited}
        draft={draftOf(edited)}
        isPending={create.isPending || update.isPending}
        onCancel={() => setEdited(null)}
        onSubmit={(fields) =>
          edited === 'new'
            ? create.mutate({ list, query, ...fields })
            : update.mutate({ id: edited.id, version: edited.version, ...fields })
        }
      />
    )
  return (
    <div className="flex flex-col gap-2">
      <ul className="-mx-1 max-h-72 overflow-y-auto">
        <ViewLine name={m.views_all()} isCurrent={current === null && query === ''} onOpen={() => open(null)} />
        {presets.map((preset) => (
          <ViewLine
            key={preset.id}
            name={preset.name}
            isCurrent={views.pills.some(({ id, isCurrent }) => isCurrent && id === preset.id)}
            onOpen={() => {
              views.openPreset(preset)
              onClose()
            }}
          />
        ))}
        {views.own.map((view) => (
          <ViewLine
            key={view.id}
            name={view.name}
            hint={view.is_shared ? m.views_shared_hint() : undefined}
            isCurrent={view.id === current?.id}
            onOpen={() => open(view)}
            onEdit={() => setEdited(view)}
            onDelete={() => removeView(view)}
          />
        ))}
        {views.shared.map((view) => (
          <ViewLine
            key={view.id}
            name={view.name}
            hint={m.views_by({ name: view.owner.label })}
            isCurrent={view.id === current?.id}
            onOpen={() => open(view)}
            onDelete={permissions.administrator ? () => removeView(view) : undefined}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line pt-2">
        {current?.is_own && isDirty && (
          <Button
            size="sm"
            variant="primary"
            isPending={update.isPending}
            onClick={() => update.mutate({ id: current.id, version: current.version, query })}
          >
            {m.views_save()}
          </Button>
        )}
        {current && isDirty && (
          <Button size="sm" onClick={() => open(current)}>
            {m.views_reset()}
          </Button>
        )}
        <Button size="sm" onClick={() => setEdited('new')}>
          {m.views_save_as()}
        </Button>
      </div>
    </div>
  )
}
