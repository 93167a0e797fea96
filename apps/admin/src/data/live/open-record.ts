import { createContext } from 'react'

/** The record that the page is of, as its query names it. */
export interface OpenRecord {
  resource: string
  id: number
}

export const OpenRecordContext = createContext<OpenRecord | null>(null)
