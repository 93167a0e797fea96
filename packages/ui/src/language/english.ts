import { englishTheme } from '#field/choice/texts.en.ts'
import { englishDate } from '#date/texts.en.ts'
import { englishGrid } from '#editable-grid/texts.en.ts'
import { englishUpload } from '#file-upload/texts.en.ts'
import { englishUnread } from '#input/unread-texts.en.ts'
import { englishMap } from '#map/texts.en.ts'
import { englishPlot } from '#plot/texts.en.ts'
import { englishSchedule } from '#date/schedule/texts.en.ts'
import { englishSortable } from '#sortable-list/texts.en.ts'
import { englishCommon } from '#texts/texts.en.ts'
import type { Texts } from './texts-provider.tsx'

/** All texts in English, for `TextsProvider`. Import it on demand: Russian pages do without it. */
export const english: Texts = {
  common: englishCommon,
  date: englishDate,
  grid: englishGrid,
  map: englishMap,
  plot: englishPlot,
  schedule: englishSchedule,
  sortable: englishSortable,
  theme: englishTheme,
  unread: englishUnread,
  upload: englishUpload,
}
