import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { CustomField, TextField, useField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { categoryTreeCreateNodeRules as rules } from '#contract/rules/category-tree.gen.ts'
import { useAddress } from '#sections/category-tree/address.ts'
import { CategoryPicker } from './category-picker.tsx'
import { loadedNode, reloadTree, type CategoryNode } from '#sections/category-tree/nodes.ts'
import { reveal } from '#sections/category-tree/place.ts'
import { useSlug } from './use-slug.ts'
import { whyNoChildren } from '#sections/category-tree/changes/targets.ts'

interface Values {
  parent_id: number | null
  name: string
  /** Null until typed: the server then derives it from the name. */
  slug: string | null
}

const payload = ({ parent_id, name, slug }: Values): Values => ({ parent_id, name: name.trim(), slug: slug || null })

export function CreateDialog({ parent, onClose }: { parent: CategoryNode | null; onClose: () => void }) {
  const { select } = useAddress()
  const edit = useEditForm<Values, CategoryNode>({
    name: ['catalog', 'new'],
    rules,
    record: null,
    toValues: () => ({ parent_id: parent?.id ?? null, name: '', slug: null }),
    toPayload: payload,
    async save(values, _version, idempotencyKey) {
      const { slug, ...rest } = payload({ parent_id: null, name: '', slug: null, ...values })
      const body = { ...rest, ...(slug !== null && { slug }) }
      return (await client.api.categoryTree.createNode(body, { idempotencyKey })).node
    },
    onSaved(node) {
      reveal(node)
      void reloadTree()
      select(node.id, { isNew: true })
      onClose()
    },
  })
  return (
    <FormDialog
      edit={edit}
      heading={m.catalog_create_title()}
      submitText={m.catalog_create_confirm()}
      show={(_, value) => String(value)}
      onClose={onClose}
    >
      <TextField<Values> name="name" autoComplete="off" />
      <SlugField />
      <CustomField<Values>
        name="parent_id"
        className="@min-[30rem]:col-span-2"
        render={({ value, onChange, onBlur }) => (
          <CategoryPicker
            value={{ parent: loadedNode(Number(value)) ?? null }}
            onChange={(target) => onChange(target?.parent?.id ?? null)}
            onBlur={onBlur}
            whyNot={whyNoChildren}
            hasTop
          />
        )}
      />
    </FormDialog>
  )
}

/** Shows the slug derived from the name until another one is typed. */
function SlugField() {
  const { field, frame } = useField<Values>('slug')
  const proposed = useSlug(useWatch({ compute: ({ name }: Values) => name }))
  return (
    <Field {...frame} hint={m.catalog_slug_hint()}>
      <Input
        {...field}
        value={field.value ?? proposed}
        onChange={(event) => field.onChange(event.target.value || null)}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  )
}
