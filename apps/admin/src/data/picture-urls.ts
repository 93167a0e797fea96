import type { Params } from '@admin-panel/sdk'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queries } from './queries.ts'

interface Stored {
  id: number
  /** Null if the picture requires the session. */
  url: string | null
}

/** The URLs of pictures by id: public ones, or object URLs of bytes that were read with the session. */
export function usePictureUrls(
  pictures: readonly Stored[],
  size?: Params<'files.content'>['size'],
): ReadonlyMap<number, string> {
  const closed = pictures.filter(({ url }) => url === null)
  const blobs = useQueries({
    queries: closed.map(({ id }) => queries.files.content({ id, ...(size && { size }) })),
    combine: (results) => results.map(({ data }, index) => ({ id: closed[index]?.id ?? 0, blob: data })),
  })
  const read = useMemo(
    () => new Map(blobs.flatMap(({ id, blob }) => (blob ? [[id, URL.createObjectURL(blob)] as const] : []))),
    [blobs],
  )
  // Revoked with its picture; otherwise the page would keep all bytes in memory.
  useEffect(
    () => () => {
      for (const url of read.values()) URL.revokeObjectURL(url)
    },
    [read],
  )
  return new Map([...read, ...pictures.flatMap(({ id, url }) => (url === null ? [] : [[id, url] as const]))])
}
