interface Pressed {
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

const names: Partial<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  Mod: isMac ? '⌘' : 'Ctrl',
}

/** `Mod+Shift+KeyV`: identifies the key by its position, so that it works on a Russian layout. */
export function isPressed(shortcut: string, event: Pressed): boolean {
  const parts = shortcut.split('+')
  return (
    parts.at(-1) === event.code &&
    parts.includes('Mod') === (event.ctrlKey || event.metaKey) &&
    parts.includes('Alt') === event.altKey &&
    parts.includes('Shift') === event.shiftKey
  )
}

export function shortcutText(shortcut: string): string {
  return shortcut
    .split('+')
    .map((part) => names[part] ?? part.replace(/^Key/, ''))
    .join('+')
}

/** Whether key presses type text there. */
export function isTyping(target: EventTarget | null) {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null
  )
}
