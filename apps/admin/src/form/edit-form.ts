import { isApiError } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type FieldValues } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { draftOf, type DraftName } from '#data/drafts.ts'
import { notify } from '#data/notify/notify.ts'
import { showError } from '#data/notify/show-error.ts'
import { labelOf } from '#text/label-of.ts'
import { resolverOf, type Mistakes } from './check-values.ts'
import { attemptsOf, isKeyTaken, isLost } from './drafts/attempts.ts'
import { changedValues, findClashes } from './merge-changes.ts'
import { asDefaults, isRecordNow, setValues } from './trusted.ts'
import { pick } from '#text/trusted.ts'
import { useConflict } from './use-conflict.ts'
import { useDraft } from './drafts/use-draft.ts'
import { RefusedFields, useServerErrors } from './use-server-errors.ts'

export interface EditOptions<Values extends FieldValues, Item> {
  name: DraftName
  rules: Rules
  /** The record as the form shows it; null for a new one. */
  record: Item | null
  toValues: (record: Item | null) => Values
  /** Values that the form opens with as if they had been typed; a draft overrides them. */
  typed?: Partial<Values> | undefined
  /** Turns the typed values into those that are checked and sent; the fields are the same. */
  toPayload?: (values: Values) => Values
  /** Finds mistakes that the contract's rules cannot express, each at its field. */
  refine?: (payload: Values) => Mistakes
  /** Sends the changed fields; for a new record, all of them. */
  save: (
    changes: Partial<Values>,
    version: number | undefined,
    idempotencyKey: string,
    /** The record that the changes were made to; some parts have versions of their own. */
    against: Item | null,
  ) => Promise<Item>
  /** The text of the toast, «Сохранено» by default. */
  savedText?: (item: Item) => string
  /** The name of the draft of a created record, `users/5`. */
  recordName?: (item: Item) => DraftName
  onSaved?: (item: Item) => void
  /** Maps a path of the server's 422 to its field, by default the path's first segment. */
  fieldOfError?: (path: string, sent: Partial<Values>) => string
  /** Asks the user once the form is valid; a refusal keeps the input. */
  confirm?: (changes: Partial<Values>) => Promise<boolean>
}

interface Versioned {
  version: number
}

/**
 * A form over one record: the contract's rules, a draft that survives reloads and an ended session,
 * and a merge if another user has saved first.
 */
export function useEditForm<Values extends FieldValues, Item extends Versioned>(options: EditOptions<Values, Item>) {
  const { record, rules, toValues, save, toPayload = (values: Values) => values } = options
  const { confirm = always, refine = noMistakes, fieldOfError = (path: string) => path } = options
  const [base, setBase] = useState(record)
  const [attempts] = useState(() => attemptsOf<Partial<Values>>(options.name))
  const isSending = useRef(false)
  const failure = useRef<{ error: unknown; changes: Partial<Values> }>(null)
  const original = toValues(base)
  const payloadOf = (item: Item | null) => toPayload(toValues(item))
  // The draft goes over the record's values, and so counts as changed.
  const form = useForm<Values>({
    defaultValues: asDefaults(original),
    resolver: resolverOf<Values>(rules, toPayload, refine, base && payloadOf(base)),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, dirtyFields, isSubmitting } = form.formState
  const draft = useDraft({
    form,
    name: options.name,
    rules,
    typed: options.typed,
    original,
    version: base?.version ?? null,
  })
  const conflict = useConflict<Values, Item>()
  const refusal = useServerErrors({ form, fieldOfError })

  const followed = useRef(record?.version)
  // The record was read again. What was typed stays; where it clashes, the save will ask.
  useEffect(() => {
    if (!record || !base || record.version <= base.version || followed.current === record.version) return
    followed.current = record.version
    const local = changedValues(toPayload(form.getValues()), payloadOf(base))
    if (findClashes({ base: groundOf(base), local, remote: payloadOf(record) }).length === 0) rebase(record)
  })

  /** The values that the changes were made to. Those of a draft may be older than the record. */
  function groundOf(item: Item): Values {
    if (!draft.restored) return payloadOf(item)
    const { changes, base: before } = draft.restored
    const unknownFields = Object.keys(changes).filter((field) => !(field in before))
    const unknown = Object.fromEntries(unknownFields.map((field) => [field, undefined]))
    return { ...toPayload({ ...toValues(item), ...before }), ...(draft.restored.version !== item.version && unknown) }
  }

  function rebase(item: Item) {
    setBase(item)
    form.reset(toValues(item), { keepDirtyValues: true })
  }

  function settle(item: Item, sentValues: Values, message?: { status: 'error'; message: string }) {
    // The changes made during the save. A new record has none: its page navigates away.
    const later = base ? changedValues(form.getValues(), sentValues) : {}
    // Before the caller navigates, so that nothing asks about changes that have just been saved.
    flushSync(() => {
      draft.drop()
      conflict.cancel()
      setBase(item)
      form.reset(toValues(item))
      attempts.settle()
      setValues(form, later, { shouldDirty: true })
    })
    void notify(message ?? { message: options.savedText?.(item) ?? m.form_saved() })
    options.onSaved?.(item)
  }

  async function send(changes: Partial<Values>, against: Item | null, seen = against?.version): Promise<void> {
    // As changedValues compares them: the form changes its lists in place, and a file cannot be cloned.
    const sentValues: Values = JSON.parse(JSON.stringify(form.getValues()))
    try {
      settle(await save(changes, seen, attempts.key(), against), sentValues)
    } catch (error) {
      if (isApiError(error, 'stale') && against && isRecordNow(error.current, against)) {
        const { current } = error
        const clash = { base: groundOf(against), local: changes, remote: payloadOf(current) }
        return conflict.fits(clash, current, error.isOwn) ? send(changes, current) : undefined
      }
      const earlier = isKeyTaken(error) ? await findCreated() : null
      if (earlier) return settleEarlier(earlier)
      if (!against && isLost(error)) attempts.noteLost(changes)
      failure.current = { error, changes }
    }
  }

  /** Once the form counts as sent: the focus leaves its field for the summary, which would check the field and clear its error. */
  function showFailure() {
    if (!failure.current) return
    const { error, changes } = failure.current
    failure.current = null
    refusal.show(error, changes)
    if (error instanceof RefusedFields) void notify({ status: 'error', message: error.message })
    else showError(error)
  }

  /** A request whose answer was lost has created the record: repeated with its key, it is answered again. */
  async function findCreated() {
    for (const payload of attempts.lost())
      try {
        // One after another: only one of them was carried out.
        // oxlint-disable-next-line no-await-in-loop
        return { payload, item: await save(payload, undefined, attempts.key(), null) }
      } catch (error) {
        if (!isKeyTaken(error)) return null
      }
    return null
  }

  /** What was typed after the request that created the record becomes a draft of that record. */
  function settleEarlier({ item, payload }: { item: Item; payload: Partial<Values> }) {
    const values = form.getValues()
    const fields = Object.keys(changedValues(toPayload(values), payload))
    const record = options.recordName?.(item)
    if (record && fields.length > 0)
      draftOf<Partial<Values>>(record).write(pick(values, fields), item.version, pick(toValues(item), fields))
    const names = fields.map((field) => labelOf(rules, field)).join(', ')
    const words = record ? m.form_created_draft : m.form_created_before
    settle(item, values, names ? { status: 'error', message: words({ names }) } : undefined)
  }

  async function sendValues(values: Values) {
    const payload = toPayload(values)
    const changes = base ? changedValues(payload, payloadOf(base)) : payload
    if (!(await confirm(changes))) return
    const clash = base && { base: groundOf(base), local: changes, remote: payloadOf(base) }
    if (!base || !clash || findClashes(clash).length === 0) return send(changes, base)
    // The draft is older than the record: with its version, the server says who has changed the record since.
    const { version } = draft.restored ?? base
    if (version !== null && version < base.version) return send(changes, base, version)
    // Records without versions of their own are compared here.
    if (conflict.fits(clash, base, false)) await send(changes, base)
  }

  /** A second click or Ctrl+S before the first is rendered sends nothing. */
  async function submit() {
    if (isSending.current) return
    isSending.current = true
    await form
      .handleSubmit(sendValues, refusal.focusSummary)()
      .finally(() => (isSending.current = false))
    showFailure()
  }

  return {
    form,
    rules,
    attempt: refusal.attempt,
    isDirty,
    isNew: base === null,
    isPending: isSubmitting,
    errors: refusal.errors.map((error) => ({ ...error, label: error.field && labelOf(rules, error.field) })),
    changedFields: Object.keys(dirtyFields),
    isRestored: draft.restored !== null && isDirty,
    /** The unsaved input of another tab, as long as nothing is typed here. */
    offer: isDirty ? undefined : draft.offer,
    submit: () => void submit(),
    discard: () => {
      draft.drop()
      form.reset(original)
    },
    /** Takes over a change that was made beside the form, keeping what is being typed. */
    rebase,
    clashes: conflict.clashes,
    /** Whether it was the user who made the other change, in another tab. */
    isOwnClash: conflict.isOwn,
    /** Saves over the other change, with the values that the user chose. */
    resolve: (chosen: Readonly<Record<string, unknown>>) => {
      const resolved = conflict.resolve(chosen)
      if (!resolved) return
      setValues(form, chosen)
      draft.settle()
      setBase(resolved.current)
      void send(resolved.changes, resolved.current).then(showFailure)
    },
    cancelConflict: conflict.cancel,
  }
}

const always = () => Promise.resolve(true)
const noMistakes = (): Mistakes => ({})

export type EditState<Values extends FieldValues> = Omit<ReturnType<typeof useEditForm<Values, Versioned>>, 'rebase'>
