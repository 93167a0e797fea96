import BookOpen from 'lucide-react/icons/book-open'
import { m } from '#paraglide/messages.js'
import { defineSection, type Screen } from '#page/section.ts'

export const paths = { handbooks: '/handbooks' } as const

/** The hub, with the module that lists the handbooks. */
export const handbooks = (hub: Screen['lazy']) =>
  defineSection({
    menu: { path: paths.handbooks, label: m.handbooks_title, icon: BookOpen, part: 'handbooks' },
    screens: [{ path: paths.handbooks, title: m.handbooks_title, lazy: hub }],
  })
