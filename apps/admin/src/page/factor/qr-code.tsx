import { create } from 'qrcode'

/** Light around the code, in modules, without which cameras do not find it. */
const MARGIN = 4

/** Drawn as SVG: a picture of data would need an exception of the page's CSP. It stays dark on white in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text).modules
  const path = Array.from(data, (isDark, index) =>
    isDark ? `M${(index % size) + MARGIN} ${Math.floor(index / size) + MARGIN}h1v1h-1z` : '',
  ).join('')
  const side = size + 2 * MARGIN
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <rect width={side} height={side} rx="2" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
