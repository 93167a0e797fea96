import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { templateMails } from './render.ts'
import { templates } from './routes.ts'
import { template } from './schema.ts'
import { seedTemplates } from './seed.ts'

export const section = defineSection({
  english,
  handlers: templates,
  resources: {
    template: {
      nameOf: selectNames(template, template.code),
      grants: { 'content-manager': '*', viewer: ['index', 'list', 'view'] },
    },
  },
  mails: templateMails,
  seeds: { templates: { run: seedTemplates } },
})
