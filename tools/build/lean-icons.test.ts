import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createIcon, type Shapes } from '../../apps/admin/lean-icon.ts'
import { leanIcon } from '../../apps/admin/lean-icons.ts'
import { root } from '../run.ts'

interface RenderedElement {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & {
    readonly children?: readonly RenderedElement[] | RenderedElement
  }
}

const fileOf = (name: string) => join(root, `apps/admin/node_modules/lucide-react/dist/esm/icons/${name}.mjs`)

test.each(['eye', 'user-plus', 'circle-exclamation-point'])(
  'The built icon %s has the shapes of the library',
  async (name) => {
    const { __iconData: icon } = (await import(fileOf(name))) as { __iconData: { node: Shapes } }
    const [, shapes = ''] = /createIcon\((\[.*\])\)$/.exec((await leanIcon(fileOf(name))) ?? '') ?? []
    const element: unknown = createIcon(JSON.parse(shapes) as Shapes)({ className: 'size-4' })
    const { type, props } = element as RenderedElement

    expect(type).toBe('svg')
    expect(props).toMatchObject({
      viewBox: '0 0 24 24',
      stroke: 'currentColor',
      className: 'size-4',
      'aria-hidden': true,
    })
    expect([props.children].flat().map((shape) => [shape?.type, shape?.props])).toEqual(
      icon.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]),
    )
  },
)
