import type { Schemas } from '@admin-panel/sdk'
import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pathTo } from '#data/paths.ts'
import { kindOf, type PointKind } from '#shop/store-points/kinds.ts'

export type Point = Schemas['StorePoint']

interface PointScreen {
  Component: ComponentType
  loader: (args: LoaderFunctionArgs) => Promise<Point | null>
}

/** A screen over a point; a point of the other kind redirects to its own section. */
export function pointScreen(kind: PointKind, { Component, loader }: PointScreen) {
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
