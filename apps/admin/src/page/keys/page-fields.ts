interface PageField {
  label: string
  /** The card that holds it. */
  hint?: string
  run: () => void
}

/** The label of a field that gets the focus once its card has turned into a form. */
let awaited: string | undefined

/** The fields that can be typed in on the page: those of its forms, and those of its cards that turn into forms. */
export function pageFields(): PageField[] {
  return [...fieldsOf(document), ...heldByCards()]
}

/** Gives the focus to the field that was asked for, once; false if there is none. */
export function focusAwaited(form: HTMLElement): boolean {
  const name = awaited
  awaited = undefined
  const fields = fieldsOf(form)
  // What is read as «Вес, г» is typed in «Вес», beside the unit.
  const field = fields.find(({ label }) => label === name) ?? fields.find(({ label }) => name?.startsWith(`${label}, `))
  field?.run()
  return field !== undefined
}

function fieldsOf(root: ParentNode): PageField[] {
  return [...root.querySelectorAll<HTMLLabelElement>('form[data-edit] label')].flatMap((label) => {
    const { control } = label
    return !control || control.matches(':disabled, [readonly]')
      ? []
      : [{ label: textOf(label.firstChild), run: () => control.focus() }]
  })
}

function heldByCards(): PageField[] {
  return [...document.querySelectorAll('[data-edit-card]')].flatMap((card) => {
    const button = card.querySelector<HTMLElement>('[data-edit-button]')
    if (!button) return []
    return [...card.querySelectorAll('dt, h3')].map((name) => ({
      label: textOf(name),
      hint: textOf(card.querySelector('h2')),
      run() {
        awaited = textOf(name)
        button.click()
      },
    }))
  })
}

const textOf = (node: Node | null) => node?.textContent?.trim() ?? ''
