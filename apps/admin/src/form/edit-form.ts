import { isApiError } from '@admin-panel/sdk'
import { check, type Rules } from '@admin-panel/sdk/validation'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import { whyUnreadWithin } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { draftOf } from '#data/drafts.ts'
import { currentLanguage } from '#text/language.ts'
import { labelOf } from '#text/label-of.ts'
import { findClashes, sameValue, type Clash } from './merge-changes.ts'
import { notify } from '#data/notify/notify.ts'
import { showError } from '#data/notify/show-error.ts'

export interface EditOptions<Values extends FieldValues, Item> {
  /** Names the draft, `users/5`. */
  name: string
  rules: Rules
  /** The record as the form shows it; null for a new one. */
  record: Item | null
  toValues: (record: Item | null) => Values
  /** What stands in the form when it opens, as if it had been typed; a draft goes before it. */
  typed?: Partial<Values>
  /** What is checked and sent for what was typed; the same fields. */
  toPayload?: (values: Values) => Values
  /** What the contract's rules cannot know to be wrong, each at its field. */
  refine?: (payload: Values) => Mistakes
  /** Sends what has changed; for a new record, everything. */
  save: (
    changes: Partial<Values>,
    version: number | undefined,
    idempotencyKey: string,
    /** What the changes were made to, where the version of the whole does not say it all. */
    against: Item | null,
  ) => Promise<Item>
  /** What is said once it is saved, where «Сохранено» is not the word. */
  savedText?: (item: Item) => string
  onSaved?: (item: Item) => void
  /** The field that a path of the server's 422 is about, where it is not the path's own first name. */
  fieldOfError?: (path: string, sent: Partial<Values>) => string
  /** Asked once the form is valid; a refusal leaves everything as it was typed. */
  confirm?: (changes: Partial<Values>) => Promise<boolean>
}

export type Mistakes = Readonly<Partial<Record<string, string>>>

interface Conflict<Values, Item> {
  current: Item
  changes: Partial<Values>
  clashes: readonly Clash[]
}

interface Versioned {
  version: number
}

/**
 * A form over one record: the contract's rules, a draft that survives reloads and an ended session,
 * and a merge where somebody else saved first.
 */
export function useEditForm<Values extends FieldValues, Item extends Versioned>(options: EditOptions<Values, Item>) {
  const { record, rules, toValues, save, onSaved, toPayload = (values: Values) => values, confirm = always } = options
  const { fieldOfError = (path: string) => path } = options
  const { refine = noMistakes } = options
  const [base, setBase] = useState(record)
  const [draft] = useState(() => draftOf<Partial<Values>>(options.name))
  const [restored, setRestored] = useState(() => draft.read())
  const [opened] = useState(() => restored?.values ?? options.typed)
  const [attempt, setAttempt] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Values, Item> | null>(null)
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const original = toValues(base)
  // The draft goes over the record's values, and so counts as changed.
  const form = useForm<Values>({
    defaultValues: original as DefaultValues<Values>,
    resolver: resolverOf<Values>(rules, toPayload, refine),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, dirtyFields, isSubmitting, errors } = form.formState

  // A draft is laid over the record once, when the form opens.
  useEffect(() => {
    for (const [field, value] of Object.entries(opened ?? {}))
      form.setValue(field as Path<Values>, value, { shouldDirty: true })
  }, [form, opened])

  const followed = useRef(record?.version)
  // The record was asked for anew. What was typed stays; where it clashes, the save will ask.
  useEffect(() => {
    if (!record || !base || record.version <= base.version || followed.current === record.version) return
    followed.current = record.version
    const theirs = toPayload(toValues(record))
    const mine = changed(toPayload(form.getValues()), toPayload(original))
    if (findClashes({ base: toPayload(original), mine, theirs }).length === 0) rebase(record)
  })

  const version = base?.version ?? null
  // The form library tells of every keystroke by a subscription, the session of its end by another.
  useEffect(() => {
    function keep(values: Values, dirty: object) {
      const typed = pick(values, Object.keys(dirty))
      if (Object.keys(typed).length > 0) draft.write(typed, version)
      else draft.drop()
    }
    const stopTyping = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields: dirty = {} }) => keep(values, dirty),
    })
    // «Выйти» in another tab has cleared every draft, but whoever pressed it did not see what is typed in this one.
    const stopListening = client.on((event) => {
      if (event.type === 'signed-out' && event.reason === 'other-tab')
        keep(form.getValues(), form.formState.dirtyFields)
    })
    return () => {
      stopTyping()
      stopListening()
    }
  }, [form, draft, version])

  function rebase(item: Item) {
    setBase(item)
    form.reset(toValues(item), { keepDirtyValues: true })
  }

  function settle(item: Item) {
    draft.drop()
    // Before the caller navigates, so that nothing asks about changes that have just been saved.
    flushSync(() => {
      setRestored(null)
      setConflict(null)
      setBase(item)
      form.reset(toValues(item))
      setIdempotencyKey(crypto.randomUUID())
    })
    void notify({ message: options.savedText?.(item) ?? m.form_saved() })
    onSaved?.(item)
  }

  async function send(changes: Partial<Values>, against: Item | null): Promise<void> {
    try {
      settle(await save(changes, against?.version, idempotencyKey, against))
    } catch (error) {
      if (isApiError(error, 'stale') && against) {
        // The contract's 412 carries the record as it is now.
        const current = error.current as Item
        const clashes = findClashes({
          base: toPayload(toValues(against)),
          mine: changes,
          theirs: toPayload(toValues(current)),
        })
        if (clashes.length === 0) return send(changes, current)
        setConflict({ current, changes, clashes })
        return undefined
      }
      showFieldErrors(error, changes)
      showError(error)
    }
  }

  function showFieldErrors(error: unknown, sent: Partial<Values>) {
    if (!isApiError(error, 'validation')) return
    const details = Object.entries(error.details ?? {}).map(
      ([path, messages]) => [fieldOfError(path, sent), messages] as const,
    )
    for (const name of new Set(details.map(([path]) => fieldOf(path)))) {
      const found = details.filter(([path]) => fieldOf(path) === name)
      const fieldError = { type: 'server', message: found[0]?.[1]?.join('. ') ?? '', types: nestedMessages(found) }
      form.setError(name in original ? (name as Path<Values>) : `root.${name}`, fieldError)
    }
    setAttempt((count) => count + 1)
  }

  const submit = form.handleSubmit(
    async (values) => {
      const changes = base ? changed(toPayload(values), toPayload(original)) : toPayload(values)
      if (await confirm(changes)) await send(changes, base)
    },
    () => setAttempt((count) => count + 1),
  )

  return {
    form,
    rules,
    attempt,
    isDirty,
    isNew: base === null,
    isPending: isSubmitting,
    errors: summaryOf(errors),
    changedFields: Object.keys(dirtyFields),
    isRestored: restored !== null && isDirty,
    submit: () => void submit(),
    discard: () => {
      draft.drop()
      setRestored(null)
      form.reset(original)
    },
    /** Takes over a change that was made beside the form, keeping what is being typed. */
    rebase,
    clashes: conflict?.clashes,
    /** Saves over the other person's change, with the values that the user chose. */
    resolve: (chosen: Readonly<Record<string, unknown>>) => {
      if (!conflict) return
      for (const [field, value] of Object.entries(chosen))
        form.setValue(field as Path<Values>, value as Values[Path<Values>])
      setBase(conflict.current)
      setConflict(null)
      void send({ ...conflict.changes, ...asPart<Values>(chosen) }, conflict.current)
    },
    cancelConflict: () => setConflict(null),
  }
}

const fieldOf = (path: string) => path.split('.')[0] ?? path

/** Of `crosses.0.article`, the message by `0.article`: a field of several lines shows it at its line. */
function nestedMessages(details: readonly (readonly [path: string, messages: readonly string[] | undefined])[]) {
  return Object.fromEntries(
    details.map(([path, messages]) => [path.split('.').slice(1).join('.'), messages?.join('. ') ?? '']),
  )
}

const always = () => Promise.resolve(true)
const noMistakes = (): Mistakes => ({})

export type EditState<Values extends FieldValues> = Omit<ReturnType<typeof useEditForm<Values, Versioned>>, 'rebase'>

// The chosen fields are those of the clashes, which are the form's.
function asPart<Values extends FieldValues>(chosen: Readonly<Record<string, unknown>>) {
  return chosen as Partial<Values>
}

function resolverOf<Values extends FieldValues>(
  rules: Rules,
  toPayload: (values: Values) => Values,
  refine: (payload: Values) => Mistakes,
): Resolver<Values> {
  return (values) => {
    const payload = toPayload(values)
    const found = Object.entries(check(rules, payload, currentLanguage().validation)).map(
      ([field, messages]) => [field, messages?.[0]] as const,
    )
    const unread = Object.entries(values).map(([field, value]) => [field, whyUnreadWithin(value)] as const)
    const legible = unread.every(([, why]) => why === undefined)
    // What the contract says of a field comes before what it means, and that it can be read at all before both.
    const errors = Object.entries({
      ...(legible && refine(payload)),
      ...Object.fromEntries(found),
      ...Object.fromEntries(
        unread.flatMap(([field, why]) =>
          why === undefined
            ? []
            : [[field, `${labelOf(rules, field)}: ${why.charAt(0).toLocaleLowerCase()}${why.slice(1)}`]],
        ),
      ),
    }).flatMap(([field, message]) => (message === undefined ? [] : [[field, { type: 'rule', message }] as const]))
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}

function summaryOf(errors: FieldErrors): { field?: string; message: string }[] {
  const { root, ...fields } = errors
  const ofForm = Object.values(root ?? {}).flatMap((error) =>
    typeof error === 'object' && 'message' in error ? [{ message: error.message ?? '' }] : [],
  )
  return [...ofForm, ...Object.entries(fields).map(([field, error]) => ({ field, message: messageOf(error) }))]
}

function messageOf(error: { message?: unknown } | undefined) {
  return typeof error?.message === 'string' ? error.message : ''
}

function changed<Values extends FieldValues>(values: Values, original: Values): Partial<Values> {
  return pick(
    values,
    Object.keys(values).filter((field) => !sameValue(values[field], original[field])),
  )
}

function pick<Values extends FieldValues>(values: Values, fields: readonly string[]): Partial<Values> {
  // A subset of an object's own entries is a part of it.
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field))) as Partial<Values>
}
