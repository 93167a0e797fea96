import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { peopleFindRules } from '#contract/rules/people.gen.ts'
import { client } from '#data/client.ts'
import { usePlainForm } from '#form/plain-form.ts'
import { Page } from '#page/page.tsx'
import { UserTabs } from '#shop/users/user-tabs.tsx'
import { Known } from './known.tsx'
import { Term } from './term.tsx'

interface Found {
  contact: string
  person: Schemas['KnownPerson']
}

/** What is known of a buyer, by the whole phone or mail. Nothing of it is kept in the address or in storage. */
export function Component() {
  const [found, setFound] = useState<Found | null>(null)
  const { errors, isPending, submit } = usePlainForm(
    peopleFindRules,
    async ({ contact }) => setFound({ contact, person: await client.api.people.find({ contact }) }),
    'contact',
  )
  return (
    <Page title={m.people_title()} tabs={<UserTabs current="person" />}>
      <div className="px-page pb-4">
        <div className="flex max-w-206 flex-col gap-6">
          <p className="max-w-prose text-secondary">{m.people_text()}</p>
          <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
            <Field
              id="contact"
              label={m.field_contact()}
              error={errors.contact ?? errors.form}
              className="w-80 max-w-full"
            >
              <Input id="contact" name="contact" autoComplete="off" />
            </Field>
            <Button type="submit" variant="primary" isPending={isPending}>
              {m.people_find()}
            </Button>
          </form>
          <div aria-live="polite" className="contents">
            {found && <Known key={found.contact} {...found} onErased={() => setFound(null)} />}
          </div>
          <Term />
        </div>
      </div>
    </Page>
  )
}
