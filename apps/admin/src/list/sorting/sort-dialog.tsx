import { retryQuery, type Resource } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { Dialog } from '@admin-panel/ui/dialog'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { SortableList } from '@admin-panel/ui/sortable-list'
import { useTexts } from '@admin-panel/ui/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { activeWord } from '#text/active-words.ts'
import { entityOf } from '#data/live/entity-of.ts'
import { LoadFailed } from '#page/load-failed.tsx'
import { notify } from '#data/notify/notify.ts'
import { invalidateRecords, invalidateResource } from '#data/cache.ts'

interface Line {
  id: number
  name: string
  code: string
  is_active: boolean
}

export interface SortDialogProps {
  of: Resource
  title: string
  text: string
  /** All records in their order. */
  load: (signal: AbortSignal) => Promise<readonly Line[]>
  save: (order: { ids: number[] }) => Promise<unknown>
  onClose: () => void
}

/** Reloads all records: the server rejects an order of an outdated set. */
export function SortDialog(props: SortDialogProps) {
  const { of, title, load, onClose } = props
  const query = useQuery({
    queryKey: ['sorting', of],
    queryFn: ({ signal }) => load(signal),
    retry: retryQuery,
    staleTime: 0,
  })
  const { data, isError, isFetchedAfterMount } = query
  if (data && isFetchedAfterMount && !isError) return <SortForm {...props} saved={data} />
  return (
    <Dialog onClose={onClose} heading={title}>
      {isError ? (
        <LoadFailed query={query} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4 py-3">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-4 w-3/4" />
          ))}
        </div>
      )}
    </Dialog>
  )
}

function SortForm({ of, title, text, saved, save, onClose }: SortDialogProps & { saved: readonly Line[] }) {
  const texts = useTexts()
  const [initial] = useState(saved)
  const [lines, setLines] = useState(initial)
  const [isLeaving, setIsLeaving] = useState(false)
  const isChanged = lines.some(({ id }, index) => id !== initial[index]?.id)
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: () => {
      void invalidateResource(of)
      // Invalidates all records: any of them may have moved.
      void invalidateRecords(of)
      void notify({ message: m.sorting_saved() })
      onClose()
    },
  })
  const close = () => (isChanged ? setIsLeaving(true) : onClose())
  return (
    <>
      <Dialog
        onClose={close}
        heading={title}
        description={text}
        className="w-140"
        footer={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              variant="primary"
              isPending={isPending}
              aria-disabled={!isChanged}
              onClick={() => mutate({ ids: lines.map(({ id }) => id) })}
            >
              {m.sorting_save()}
            </Button>
          </>
        }
      >
        <SortableList
          label={title}
          items={lines}
          itemId={({ id }) => String(id)}
          itemName={({ name }) => name}
          onReorder={setLines}
          renderItem={({ name, code, is_active }) => (
            <>
              <span className={is_active ? 'min-w-0 grow' : 'min-w-0 grow text-muted'}>
                {name}
                {!is_active && ` (${activeWord(entityOf(of), false).toLocaleLowerCase()})`}
              </span>
              <span className="hidden shrink-0 font-code text-xs text-muted sm:inline">{code}</span>
            </>
          )}
        />
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        heading={m.form_leave_title()}
        description={m.sorting_leave_text()}
        confirmText={m.form_leave_go()}
        cancelText={m.form_leave_stay()}
        variant="leave"
        onConfirm={onClose}
      />
    </>
  )
}
