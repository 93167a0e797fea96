import type { Schemas } from '@admin-panel/sdk'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ConflictDialog } from '#form/conflict-dialog.tsx'
import { useCan } from '#data/queries.ts'
import { ActionsContext, type Question, type Renaming } from './changes/actions.ts'
import type { Change } from './changes/changes.ts'
import { CreateDialog } from './dialogs/create-dialog.tsx'
import { DeleteDialog } from './dialogs/delete-dialog.tsx'
import { MoveDialog } from './dialogs/move-dialog.tsx'
import type { CategoryNode } from './nodes.ts'
import { useChanges } from './changes/use-changes.ts'

interface Clash {
  change: Extract<Change, { kind: 'rename' }>
  current: Schemas['Category']
  isOwn: boolean
}

/** The actions on the tree and their dialogs. */
export function ActionsProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [renaming, setRenaming] = useState<Renaming | null>(null)
  const [cut, setCut] = useState<CategoryNode | null>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  const { change, undo } = useChanges({
    onRefused: ({ node, to }) => setRenaming({ node, text: to, place: 'row' }),
    onClash: (refused, current, isOwn) => setClash({ change: refused, current, isOwn }),
  })
  const can = {
    create: useCan('category-tree.createNode'),
    rename: useCan('category.update'),
    move: useCan('category-tree.moveNode'),
    sort: useCan('category-tree.sort'),
    enable: useCan('category.enable'),
    disable: useCan('category.disable'),
    remove: useCan('category-tree.deleteNode'),
  }
  const close = () => setQuestion(null)

  function resolve({ change: { node, to }, current }: Clash, name: unknown) {
    setClash(null)
    const { version } = current
    if (name === to) change({ kind: 'rename', node: { ...node, version }, from: current.name, to })
  }

  return (
    <ActionsContext value={{ can, change, undo, openDialog: setQuestion, renaming, rename: setRenaming, cut, setCut }}>
      {children}
      {question?.kind === 'create' && <CreateDialog parent={question.parent} onClose={close} />}
      {question?.kind === 'move' && <MoveDialog node={question.node} onClose={close} />}
      {question?.kind === 'delete' && <DeleteDialog node={question.node} onClose={close} />}
      {clash && (
        <ConflictDialog
          clashes={[{ field: 'name', was: clash.change.from, local: clash.change.to, remote: clash.current.name }]}
          isOwn={clash.isOwn}
          label={() => m.field_name()}
          show={(_, value) => String(value)}
          onResolve={({ name }) => resolve(clash, name)}
          onCancel={() => setClash(null)}
        />
      )}
    </ActionsContext>
  )
}
