import type { HttpHandler } from 'msw'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { createAppRouter, type AppRouter } from '#app/router.tsx'
import { loadLanguage } from '#text/language.ts'
import { startBackend, type Visitor } from './backend.ts'
import '#styles.css'

interface ScreenProps {
  address: string
  as?: Visitor
  handlers?: readonly HttpHandler[]
}

/** The end of the screen before: a page has one client, so the next screen waits for it. */
let previousEnd = Promise.resolve()

/** A screen of the panel in a story: the real router, guards and client over handlers that answer for the API. */
export function Screen({ address, as = 'administrator', handlers = [] }: ScreenProps) {
  const [router, setRouter] = useState<AppRouter>()
  // The handlers live outside React: they start and stop with the story.
  useEffect(() => {
    const backend = previousEnd.then(async () => {
      await loadLanguage()
      return startBackend(as, handlers)
    })
    void backend.then(() => setRouter(createAppRouter([address])))
    return () => {
      previousEnd = backend.then(({ stop }) => stop())
    }
  }, [address, as, handlers])
  return router ? <RouterProvider router={router} /> : null
}
