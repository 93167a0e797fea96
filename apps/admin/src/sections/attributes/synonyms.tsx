import { useQueryClient } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { queries } from '#data/queries.ts'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { attributesUpdateRules as rules } from '#contract/rules/attributes.gen.ts'
import { AttributeCrumbs } from './attribute-crumbs.tsx'
import { showAttributeValue } from './attribute-form.ts'
import { ColumnTester } from './column-tester.tsx'
import type { Attribute } from './labels.ts'
import { SynonymsField } from './synonyms-field.tsx'

interface Values {
  synonyms: string[]
}

const { compare } = new Intl.Collator('en')

/** Removes duplicates, as the server does. */
function payload({ synonyms }: Values): Values {
  const lines = synonyms.map((line) => line.trim().replaceAll(/\s+/g, ' ')).filter((line) => line !== '')
  return { synonyms: [...new Set(lines)].toSorted(compare) }
}

function SynonymsForm({ record: attribute }: { record: Attribute }) {
  const cache = useQueryClient()
  const edit = useRecordForm<Values, Attribute>({
    of: 'attributes',
    opens: 'attributes.synonyms',
    record: attribute,
    rules,
    toValues: (record) => ({ synonyms: record?.synonyms ?? [] }),
    toPayload: payload,
    // The address always names an existing attribute.
    create: () => Promise.resolve(attribute),
    update: client.api.attributes.update,
    onSaved: () => void cache.invalidateQueries({ queryKey: ['attributes', 'resolve'] }),
  })
  return (
    <RecordPage
      title={m.attributes_synonyms_of({ name: attribute.name })}
      parent={<AttributeCrumbs attribute={attribute} />}
      edit={edit}
      permission="attribute.update"
      show={showAttributeValue}
      side={<ColumnTester />}
    >
      <SynonymsField />
    </RecordPage>
  )
}

export const { Component, loader } = recordScreen(queries.attributes.view, SynonymsForm)
