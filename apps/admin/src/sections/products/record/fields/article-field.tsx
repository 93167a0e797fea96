import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { useField } from '#form/fields/fields.tsx'
import { pathTo } from '#data/paths.ts'
import type { ProductValues } from '#sections/products/record/values.ts'

/** The article of a product; an error that names another product links to it. */
export function ArticleField() {
  const { field, frame, isReadOnly } = useField<ProductValues>('article')
  return (
    <Field {...frame} error={frame.error && withLink(frame.error)}>
      <Input autoComplete="off" spellCheck={false} {...field} value={field.value ?? ''} readOnly={isReadOnly} />
    </Field>
  )
}

/** Opens in a new tab, so that the form keeps its input. */
function withLink(error: string) {
  const [before = '', id, after = ''] = error.split(/№ (\d+)/, 3)
  const address = id && pathTo('products', Number(id))
  if (!address) return error
  return (
    <>
      {before}
      <TextLink render={<Link to={address} target="_blank" />}>№ {id}</TextLink>
      {after}
    </>
  )
}
