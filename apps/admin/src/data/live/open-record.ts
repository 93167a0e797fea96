import { createContext } from 'react'

/** The record of the current page, as its query names it. */
export interface OpenRecord {
  resource: string
  id: number
}

export const OpenRecordContext = createContext<OpenRecord | null>(null)
