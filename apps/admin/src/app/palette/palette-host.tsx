import { IconButton } from '@admin-panel/ui/icon-button'
import { Kbd } from '@admin-panel/ui/kbd'
import Search from 'lucide-react/icons/search'
import { useEffect, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { isTyping } from '#page/keys/shortcuts.ts'

/** The overlay that any component can open: the palette or the list of shortcuts. */
type Overlay = 'palette' | 'shortcuts' | null

let overlay: Overlay = null
const listeners = new Set<() => void>()

function show(next: Overlay) {
  overlay = next
  for (const listener of listeners) listener()
}

const read = () => overlay

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const useOverlay = () => useSyncExternalStore(subscribe, read)

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette)
const ShortcutList = lazyPart(async () => (await import('./shortcut-list.tsx')).ShortcutList)

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
const open = () => show('palette')
const close = () => show(null)

/** Loads the palette and the list of shortcuts on first use. */
export function PaletteHost() {
  const overlay = useOverlay()
  // The shortcuts work wherever the focus is.
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
      close()
    }
  }, [])
  return (
    <>
      {overlay === 'palette' && <Palette onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutList onClose={close} />}
    </>
  )
}

function press(event: KeyboardEvent) {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  const isMod = ctrlKey || metaKey
  const isPalette = code === 'KeyK' && isMod && !altKey && !shiftKey
  const isList = key === '?' && !isMod && !altKey && !isTyping(target)
  // An open dialog makes the page below inert, so the palette stays closed.
  if (event.defaultPrevented || !(isPalette || isList)) return
  if (isPalette) event.preventDefault()
  if (!document.querySelector('[role=dialog], [role=alertdialog]')) show(isPalette ? 'palette' : 'shortcuts')
}

export function PaletteButton({ isIcon = false }: { isIcon?: boolean }) {
  if (isIcon)
    return (
      <IconButton label={m.palette_title()} onClick={open}>
        <Search aria-hidden />
      </IconButton>
    )
  return (
    <button
      type="button"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={open}
      className="mx-2 mb-2 flex h-(--control) shrink-0 items-center gap-2 rounded-lg border border-line bg-surface px-2 text-muted hover:text-text"
    >
      <Search aria-hidden className="size-4" />
      <span className="grow text-start">{m.palette_open()}</span>
      <Kbd aria-hidden>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
    </button>
  )
}
