import { redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import { draftOf } from '#data/drafts.ts'
import { RecordPage } from '#record/record-page.tsx'
import { AttributeCrumbs } from './attribute-crumbs.tsx'
import { showAttributeValue, useAttributeForm } from './attribute-form.ts'
import { CreateSteps } from './create-steps.tsx'
import { ColumnTester } from './column-tester.tsx'
import { SynonymsField } from './synonyms-field.tsx'
import { pathTo } from '#data/paths.ts'

function CreateSynonyms() {
  const edit = useAttributeForm(null)
  return (
    <RecordPage
      title={m.attributes_new_title()}
      parent={<AttributeCrumbs />}
      // The draft comes from the first step, so its restoration is not announced.
      edit={{ ...edit, isRestored: false }}
      permission="attribute.create"
      show={showAttributeValue}
      side={<ColumnTester />}
    >
      <CreateSteps current="synonyms" />
      <SynonymsField />
    </RecordPage>
  )
}

/** The second step continues the draft of the first one. */
function loader() {
  return draftOf(['attributes', 'new']).read() ? null : redirect(pathTo('attributes.new'))
}

export { CreateSynonyms as Component, loader }
