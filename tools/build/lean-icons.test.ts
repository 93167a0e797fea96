import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createIcon, type Shapes } from '../../apps/admin/lean-icon.ts'
import { leanIcon } from '../../apps/admin/lean-icons.ts'
import { root } from '../run.ts'

interface Library {
  readonly default: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
}

const fileOf = (name: string) => join(root, `apps/admin/node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
// The library names its icons in further classes, which the panel does not use.
const plain = (markup: string) => markup.replace(/lucide[\w -]* (?=size-4)/, '')

test.each(['eye', 'user-plus', 'circle-exclamation-point'])(
  'The built icon %s is drawn as the library draws it',
  async (name) => {
    const { default: Original } = (await import(fileOf(name))) as Library
    const [, shapes = ''] = /createIcon\((\[.*\])\)$/.exec((await leanIcon(fileOf(name))) ?? '') ?? []
    const Lean = createIcon(JSON.parse(shapes) as Shapes)
    const props = { className: 'size-4', 'aria-hidden': true }
    const [original, lean] = [Original, Lean].map((Icon) => renderToStaticMarkup(createElement(Icon, props)))

    expect(attributesOf(lean)).toEqual(attributesOf(plain(original ?? '')))
  },
)

/** The elements in their order, each with its attributes in any order. */
function attributesOf(markup = '') {
  return [...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, attributes = '']) => [
    tag,
    [...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(String).toSorted(),
  ])
}
