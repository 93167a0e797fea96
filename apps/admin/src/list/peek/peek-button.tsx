import { IconButton } from '@admin-panel/ui/icon-button'
import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'

/** Where there is no room for it, the button lies over the row under the mouse; a pixel keeps its column. */
export const peekWidth = () => (matchMedia('(pointer: coarse), (min-width: 90rem)').matches ? 40 : 1)

/**
 * The actions of a row with a button that looks into it: for the mouse on the row under it, and for touch on each. A
 * phone has none, since a tap opens the record. While a row is looked at, the button stands beside it. The keyboard has Space.
 */
export const withPeek =
  <Row extends { id: number }>(
    rowActions: ((row: Row) => ReactNode) | undefined,
    rowName: (row: Row) => string,
    onPeek: (id: string) => void,
  ) =>
  (row: Row) => (
    <>
      {rowActions?.(row)}
      <IconButton
        data-peek-button=""
        label={m.list_peek({ name: rowName(row) })}
        tabIndex={-1}
        onClick={() => onPeek(String(row.id))}
        className="opacity-0 group-hover:opacity-100 @max-[40rem]:-my-2 pointer-fine:max-[90rem]:absolute pointer-fine:max-[90rem]:end-full pointer-fine:max-[90rem]:top-1/2 pointer-fine:max-[90rem]:-translate-y-1/2 pointer-fine:max-[90rem]:bg-hover pointer-coarse:opacity-100"
      >
        <Eye aria-hidden />
      </IconButton>
    </>
  )
