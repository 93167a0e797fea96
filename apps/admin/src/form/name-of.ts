import type { FieldValues, Path } from 'react-hook-form'

/**
 * The names of the values that a field of this kind can hold. Fields find their form by context, which carries no type,
 * so each use names the type of the form's values: `<TextField<UserValues> name="email" />`. Without the type argument the
 * values are `any`, and no name compiles.
 */
export type NameOf<Values extends FieldValues, Value = unknown> = Path<Values> &
  {
    [Name in keyof Values]: 0 extends 1 & Values[Name] ? never : [Values[Name]] extends [Value] ? Name : never
  }[keyof Values]
