import { check } from '@admin-panel/sdk/validation'
import { Button } from '@admin-panel/ui/button'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { EditState } from '#form/edit-form.ts'
import { currentLanguage } from '#text/language.ts'
import { RecordPage } from '#record/record-page.tsx'
import { attributesCreateRules as rules } from '#contract/rules/attributes.gen.ts'
import { KEEPS_DRAFT } from '#page/unsaved-guard.tsx'
import { AttributeCrumbs } from './attribute-crumbs.tsx'
import { showAttributeValue, useAttributeForm } from './attribute-form.ts'
import { CreateSteps } from './create-steps.tsx'
import { AttributeFields } from './form.tsx'
import { attributeMistakes, attributePayload, type AttributeValues } from './values.ts'
import { pathTo } from '#data/paths.ts'

function AttributeCreate() {
  const edit = useAttributeForm(null)
  return (
    <RecordPage
      title={m.attributes_new_title()}
      parent={<AttributeCrumbs />}
      edit={edit}
      permission="attribute.create"
      show={showAttributeValue}
    >
      <CreateSteps current="fields" />
      <AttributeFields attribute={null} />
      <NextStep edit={edit} />
    </RecordPage>
  )
}

/** Continues when this step is valid; otherwise shows its errors. */
function NextStep({ edit }: { edit: EditState<AttributeValues> }) {
  const navigate = useNavigate()
  const values = useWatch({ compute: attributePayload })
  const mistakes = { ...attributeMistakes(values), ...check(rules, { ...values }, currentLanguage().validation) }
  const isValid = Object.keys(mistakes).length === 0
  return (
    <Button
      className="self-start"
      onClick={() =>
        isValid && edit.isDirty
          ? void navigate(pathTo('attributes.newSynonyms'), { state: KEEPS_DRAFT })
          : edit.submit()
      }
    >
      {m.attributes_next()}
      <ArrowRight aria-hidden className="size-4" />
    </Button>
  )
}

export { AttributeCreate as Component }
