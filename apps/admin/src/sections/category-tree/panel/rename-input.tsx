import { check } from '@admin-panel/sdk/validation'
import { Input } from '@admin-panel/ui/input'
import { useId, useRef, type KeyboardEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { currentLanguage } from '#text/language.ts'
import { categoryTreeCreateNodeRules as rules } from '#contract/rules/category-tree.gen.ts'
import { useActions, type Renaming } from '#sections/category-tree/changes/actions.ts'

/** Edits the name in place. Enter and blur save, Escape cancels. */
export function RenameInput({ renaming, onDone }: { renaming: Renaming; onDone: () => void }) {
  const { change, rename } = useActions()
  const errorId = useId()
  const { node, text } = renaming
  const name = text.trim()
  const error = check({ name: rules.name }, { name }, currentLanguage().validation)['name']?.[0]

  // Ending the edit blurs the field, which must not save a second time.
  const isOver = useRef(false)
  function end(isKept: boolean) {
    if (isOver.current) return
    isOver.current = true
    rename(null)
    if (isKept && !error && name !== node.name) change({ kind: 'rename', node, from: node.name, to: name })
  }
  function press(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && (event.key !== 'Enter' || error))) return
    event.preventDefault()
    end(event.key === 'Enter')
    onDone()
  }
  return (
    <span className="flex min-w-0 grow flex-col">
      <Input
        ref={takeFocus}
        aria-label={m.catalog_new_name({ name: node.name })}
        aria-invalid={error !== undefined}
        aria-describedby={error ? errorId : undefined}
        value={text}
        onChange={(event) => rename({ ...renaming, text: event.target.value })}
        onKeyDown={press}
        onBlur={() => end(true)}
        onClick={(event) => event.stopPropagation()}
        autoComplete="off"
        className="w-full max-w-120"
      />
      {error && (
        <span id={errorId} role="alert" className="py-0.5 text-xs text-danger">
          {error}
        </span>
      )}
    </span>
  )
}

function takeFocus(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
