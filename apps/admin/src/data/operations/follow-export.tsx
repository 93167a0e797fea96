import { Button } from '@admin-panel/ui/button'
import { QueryObserver, useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { isUnanswered } from '#data/is-unanswered.ts'
import { notify } from '#data/notify/notify.ts'
import { showError } from '#data/notify/show-error.ts'
import { queryClient } from '#data/queries.ts'
import { m } from '#paraglide/messages.js'
import { filesOf, saveFile, type OperationFile } from './files.ts'
import { operationQuery, type Operation } from './operations.ts'
import { isUnderWay } from './under-way.ts'

/**
 * Follows an export to its end, also when its screen has been left. Its file is saved while somebody watches, and offered
 * afterwards.
 */
export function followExport(id: number, isWatched: () => boolean) {
  const leave = new QueryObserver(queryClient, operationQuery(id)).subscribe(({ data, error }) => {
    const isOver = data !== undefined && !isUnderWay(data)
    if (!isOver && (!error || isUnanswered(error))) return
    leave()
    if (isOver) void end(data, isWatched()).catch(showError)
  })
}

async function end(operation: Operation, isWatched: boolean) {
  const [file] = filesOf(operation)
  const { explanation, title } = operation
  if (file && isWatched) return saveFile(file)
  if (file) await notify({ message: m.export_ready(), component: Ready, props: { file }, duration: Infinity })
  // Who has stopped it knows that.
  else if (explanation) await notify({ status: 'error', message: `${title}. ${explanation}` })
}

// Toasts stand outside of the tree that has the cache.
function Ready({ file }: { file: OperationFile }) {
  const save = useMutation({ mutationFn: () => saveFile(file) }, queryClient)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 break-words">{m.export_ready_name({ name: file.name })}</p>
      <Button size="sm" isPending={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden className="size-4" />
        {m.export_download()}
      </Button>
    </div>
  )
}
