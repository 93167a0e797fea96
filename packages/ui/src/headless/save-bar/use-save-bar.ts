import { useEffect, useRef, type RefObject } from 'react'

/** What `useSaveBar` takes. */
export interface SaveBarArgs {
  /** The id of the form to submit, for a bar outside of it. */
  form?: string | undefined
  /**
   * The form is being saved: the bar ignores clicks and keys.
   * @default false
   */
  isPending?: boolean
  /** The changes were discarded. Without it the bar has no button for that. */
  onDiscard?: (() => void) | undefined
}

/** A changed field. */
export interface ChangedField {
  /** The id or the name of its control. */
  readonly field: string
  /** Its name. */
  readonly label: string
}

/** The state of the bar, which its parts take. */
export interface SaveBarState extends SaveBarArgs {
  /** The form is being saved. */
  isPending: boolean
  /** The button that saves. */
  saveRef: RefObject<HTMLButtonElement | null>
}

/**
 * The state of a bar with the buttons that save and discard. Ctrl+S and Ctrl+Enter click the button that saves, on any
 * keyboard layout.
 *
 * @example
 * const bar = useSaveBar({ form: 'user', isPending: save.isPending, onDiscard: form.reset })
 * return <Save bar={bar}>Save</Save>
 */
export function useSaveBar({ form, isPending = false, onDiscard }: SaveBarArgs): SaveBarState {
  const saveRef = useRef<HTMLButtonElement>(null)
  // The shortcut works from anywhere on the page, but not from a dialog above it.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isSave = event.code === 'KeyS' || event.code === 'Enter' || event.code === 'NumpadEnter'
      if (!isSave || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      const dialog =
        event.target instanceof Element ? event.target.closest('[role="dialog"], [role="alertdialog"]') : null
      if (dialog && !dialog.contains(saveRef.current)) return
      event.preventDefault()
      if (!event.repeat) saveRef.current?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return { form, isPending, onDiscard, saveRef }
}
