import type { Schemas } from '@admin-panel/sdk'
import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { queries } from '#data/queries.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { kindOf, type PointKind } from '#record/store-points/kinds.ts'

export type Point = Schemas['StorePoint']

/** A screen over a point; one of the other kind opens in its own section. */
export function pointScreen(kind: PointKind, View: ComponentType<{ record: Point | null }>) {
  const { Component, loader } = recordScreen(queries.storePoints.view, View)
  return {
    Component,
    loader: async (args: LoaderFunctionArgs) => {
      const point = await loader(args)
      const { pathname, search } = new URL(args.request.url)
      if (point && kindOf(point.type) !== kind)
        throw redirect(pathname.replace(`/${kind}/`, `/${kindOf(point.type)}/`) + search)
      return point
    },
  }
}
