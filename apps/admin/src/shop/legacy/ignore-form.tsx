import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { forgetTyped, useTyped } from '#form/drafts/use-typed.ts'
import { whyTooLong } from '#text/too-long.ts'
import { useMapping, type LegacyRecord, type LegacyResource } from './use-mapping.ts'

const SHORTEST = 3

interface IgnoreFormProps {
  of: LegacyResource
  record: Pick<LegacyRecord, 'id' | 'version'>
}

/** Excludes a legacy record with a reason. */
export function IgnoreForm({ of, record: { id, version } }: IgnoreFormProps) {
  const draft = [of, id, 'ignore'] as const
  const [note, setNote] = useTyped(draft, 'note', '')
  const [isAttempted, setIsAttempted] = useState(false)
  const { ignore } = useMapping(of)
  const trimmed = note.trim()
  const tooLong = whyTooLong(m.field_note(), note, 500)
  const isMissing = trimmed.length < SHORTEST
  return (
    <form
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setIsAttempted(true)
        if (!isMissing && !tooLong)
          ignore.mutate({ id, version, note: trimmed }, { onSuccess: () => forgetTyped(draft) })
      }}
    >
      <h3 className="font-label">{m.legacy_ignore_title()}</h3>
      <Field
        label={m.field_note()}
        error={isAttempted && isMissing ? m.status_comment_missing() : tooLong}
        className="w-full"
      >
        <Textarea value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Button type="submit" isPending={ignore.isPending}>
        {m.legacy_to_ignored()}
      </Button>
    </form>
  )
}
