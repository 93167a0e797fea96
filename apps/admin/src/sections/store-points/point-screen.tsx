import type { Schemas } from '@admin-panel/sdk'
import type { ComponentType } from 'react'
import { redirect, useLocation, type LoaderFunctionArgs } from 'react-router'
import { pathTo } from '#data/paths.ts'
import { kindOf, type PointKind } from '#shop/store-points/kinds.ts'

export type Point = Schemas['StorePoint']

interface PointScreen<Data> {
  Component: ComponentType
  loader: (args: LoaderFunctionArgs) => Data
}

/** A screen over a point; a point of the other kind redirects to its own section. */
export function pointScreen(kind: PointKind, { Component, loader }: PointScreen<Promise<Point | null>>) {
  return {
    Component,
    loader: async (args: LoaderFunctionArgs) => {
      const point = await loader(args)
      const { pathname, search } = new URL(args.request.url)
      if (point && kindOf(point.type) !== kind)
        throw redirect(pathname.replace(pathTo(`${kind}.list`), pathTo(`${kindOf(point.type)}.list`)) + search)
      return point
    },
  }
}

/** Both sections load one module for a page; the address tells which of them is open. */
export function screenByKind<Data>(screens: Record<PointKind, PointScreen<Data>>): PointScreen<Data> {
  const screenAt = (path: string) => screens[path.startsWith(pathTo('pickup.list')) ? 'pickup' : 'warehouse']
  function Component() {
    const { Component: Page } = screenAt(useLocation().pathname)
    return <Page />
  }
  return { Component, loader: (args) => screenAt(new URL(args.request.url).pathname).loader(args) }
}
