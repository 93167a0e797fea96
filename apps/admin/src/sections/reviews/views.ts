import { m } from '#paraglide/messages.js'

/** The daily lists of a moderator. */
export const views = () => ({
  counted: 'reviews' as const,
  presets: [
    { id: 'new', name: m.reviews_view_new(), query: 'status=new' },
    { id: 'complaint', name: m.reviews_view_complaint(), query: 'has_complaint=true' },
    { id: 'bad', name: m.reviews_view_bad(), query: 'rating=1,2' },
    { id: 'unanswered', name: m.reviews_view_unanswered(), query: 'status=published&has_reply=false' },
  ],
})
