const LEAVING = 120

/**
 * A ref of what fades where it stood once React has taken it away. It is out of reach at once, for hands, keys and
 * screen readers, and users who want no motion see none.
 *
 * @example
 * const [leaving] = useState(fading)
 * return <aside ref={leaving} />
 */
export function fading(): (element: HTMLElement | null) => void {
  let shown: HTMLElement | null = null
  return (element) => {
    if (!element && shown) leave(shown)
    shown = element
  }
}

function leave(element: HTMLElement) {
  const parent = element.parentElement
  if (!parent || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const scrolled = [...element.querySelectorAll('*')].map((part) => [part, part.scrollTop] as const)
  queueMicrotask(() => {
    // React takes a ref away before the element, and sometimes only the ref.
    if (element.isConnected || !parent.isConnected) return
    element.inert = true
    element.ariaHidden = 'true'
    element.removeAttribute('role')
    // It does not come in once more.
    element.style.animation = 'none'
    parent.append(element)
    for (const [part, top] of scrolled) if (top > 0) part.scrollTop = top
    element.animate({ opacity: 0 }, LEAVING).onfinish = () => element.remove()
  })
}
