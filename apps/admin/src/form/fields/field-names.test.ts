import type { ReactElement } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { ReferenceField } from '#form/pickers/reference-field.tsx'
import type { ChoicesField } from './choices-field.tsx'
import { TextField, type CheckboxField, type CustomField, type NumberField } from './fields.tsx'
import type { LinesField } from './lines-field.tsx'

interface Values {
  title: string
  note: string | null
  weight: number | null
  is_main: boolean
  kinds: string[]
  lines: { text: string }[]
}

type NameIn<Field extends (props: never) => ReactElement> = Parameters<Field>[0] extends { name: infer Name }
  ? Name
  : never

test('a field takes only the names of values that it can hold', () => {
  expectTypeOf<NameIn<typeof TextField<Values>>>().toEqualTypeOf<'title' | 'note'>()
  expectTypeOf<NameIn<typeof NumberField<Values>>>().toEqualTypeOf<'weight'>()
  expectTypeOf<NameIn<typeof CheckboxField<Values>>>().toEqualTypeOf<'is_main'>()
  expectTypeOf<NameIn<typeof ReferenceField<Values>>>().toEqualTypeOf<'weight'>()
  expectTypeOf<NameIn<typeof ChoicesField<Values>>>().toEqualTypeOf<'kinds'>()
  expectTypeOf<NameIn<typeof LinesField<Values, { text: string }>>>().toEqualTypeOf<'lines'>()
  expectTypeOf<NameIn<typeof CustomField<Values>>>().toEqualTypeOf<keyof Values>()
})

// @ts-expect-error the names of `Values` are known to `TextField<Values>` only
const unnamed = () => TextField({ name: 'title' })

test('a field without a values type accepts no name', () => {
  expectTypeOf(unnamed).returns.toExtend<ReactElement>()
})
