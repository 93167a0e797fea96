const forms = new Set<symbol>()

/** Counts a form with unsaved changes until the returned function is called. */
export function markUnsaved() {
  const form = Symbol('unsaved')
  forms.add(form)
  return () => void forms.delete(form)
}

export const hasUnsaved = () => forms.size > 0
