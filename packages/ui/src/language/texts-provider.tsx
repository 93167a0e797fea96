import type { ReactNode } from 'react'
import type { ThemeTexts } from '#field/choice/texts.ts'
import type { DateTexts } from '#date/texts.ts'
import type { GridTexts } from '#editable-grid/texts.ts'
import type { UploadTexts } from '#file-upload/texts.ts'
import type { UnreadTexts } from '#input/unread-texts.ts'
import type { MapTexts } from '#map/texts.ts'
import type { PlotTexts } from '#plot/texts.ts'
import type { ScheduleTexts } from '#date/schedule/texts.ts'
import type { SortableTexts } from '#sortable-list/texts.ts'
import { TextsContext } from '#texts/context.ts'
import type { CommonTexts } from '#texts/texts.ts'

/** The texts that components show by themselves, in one language. */
export interface Texts {
  /** Shared by most components. */
  common: CommonTexts
  /** Of `DateInput` and `DateRangeInput`. */
  date: DateTexts
  /** Of `EditableGrid`. */
  grid: GridTexts
  /** Of `MapView`. */
  map: MapTexts
  /** Of `Plot`. */
  plot: PlotTexts
  /** Of `ScheduleEditor`, `ScheduleView` and `DayHours`. */
  schedule: ScheduleTexts
  /** Of `SortableList`, and of pictures in `FileUpload`. */
  sortable: SortableTexts
  /** Of `ThemeSwitch`. */
  theme: ThemeTexts
  /** Why a number or a date was not read. */
  unread: UnreadTexts
  /** Of `FileUpload`. */
  upload: UploadTexts
}

/** Props of {@link TextsProvider}. */
export interface TextsProviderProps {
  /** The texts of all families. */
  texts: Texts
  /** Where the texts hold. */
  children: ReactNode
}

/**
 * Replaces the Russian texts by those of another language.
 *
 * @example
 * import { english } from '@admin-panel/ui/english'
 *
 * <TextsProvider texts={english}>…</TextsProvider>
 */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>
}
