import { createContext, use, type ReactNode } from 'react'
import type { GridTexts } from '#editable-grid/texts.ts'
import type { UploadTexts } from '#file-upload/texts.ts'
import type { MapTexts } from '#map/texts.ts'
import type { PlotTexts } from '#plot/texts.ts'
import type { ScheduleTexts } from '#schedule/texts.ts'
import { plural } from './plural.ts'
import type { SortableTexts } from '#sortable-list/texts.ts'
import type { UnreadTexts } from '#input/unread-texts.ts'

const russian = {
  locale: 'ru-RU',
  optional: '(необязательно)',
  close: 'Закрыть',
  cancel: 'Отмена',
  confirm: 'Подтвердить',
  save: 'Сохранить',
  discard: 'Отменить изменения',
  unsaved: 'Есть несохранённые изменения',
  unsavedFields: (names: string) => `Не сохранено: ${names}`,
  loading: 'Загрузка…',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  formErrors: (count: number) => `Исправьте ${plural(count, 'ошибку', 'ошибки', 'ошибки')} в форме (${count})`,
  notifications: 'Уведомления',
  success: 'Готово',
  error: 'Ошибка',
  choose: 'Выберите…',
  nothingFound: 'Ничего не найдено',
  remove: (name: string) => `Убрать «${name}»`,
  clear: 'Очистить',
  search: 'Поиск',
  from: 'с',
  to: 'по',
  copy: 'Скопировать',
  copied: 'Скопировано',
  was: 'Было',
  became: 'Стало',
  unreadPicture: (name: string) => `${name} — изображение недоступно`,
  empty: 'пусто',
  removed: 'удалено',
  added: 'добавлено',
  moreWords: (count: number) =>
    `ещё ${count.toLocaleString('ru-RU')} ${plural(count, 'слово', 'слова', 'слов')} без изменений`,
  today: 'Сегодня',
  yesterday: 'Вчера',
  stepDone: 'готово',
  stepError: 'есть ошибки',
  stepOf: (step: number, count: number) => `Шаг ${step} из ${count}`,
  breadcrumbs: 'Навигационная цепочка',
  tabs: 'Разделы',
  filters: 'Фильтры',
  resetFilters: 'Сбросить фильтры',
  filtersRestored: 'Фильтры восстановлены с прошлого раза',
  columns: 'Столбцы',
  moveUp: (name: string) => `Поднять «${name}»`,
  moveDown: (name: string) => `Опустить «${name}»`,
  resetView: 'Вернуть исходный вид',
  density: 'Плотность',
  compact: 'Компактно',
  normal: 'Обычно',
  roomy: 'Просторно',
  selectAll: 'Выбрать все строки на странице',
  selectRow: (name: string) => `Выбрать «${name}»`,
  selected: (count: number) => `Выбрано: ${count.toLocaleString('ru-RU')}`,
  clearSelection: 'Снять выделение',
  rowActions: 'Действия',
  sortBy: 'Сортировка',
  noSort: 'По умолчанию',
  ascending: (name: string) => `${name}: по возрастанию`,
  descending: (name: string) => `${name}: по убыванию`,
  pages: 'Страницы',
  range: (from: number, to: number, total: number, exact: boolean) =>
    `${from.toLocaleString('ru-RU')}–${to.toLocaleString('ru-RU')} из ${exact ? '' : 'более чем '}${total.toLocaleString('ru-RU')}`,
  noRows: 'Нет записей',
  firstPage: 'Первая страница',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  lastPage: 'Последняя страница',
  page: 'Страница',
  pageOf: (count: number) => `из ${count.toLocaleString('ru-RU')}`,
  pageSize: 'На странице',
  allOf: (name: string) => `${name}: всё`,
  checkedOf: (checked: number, total: number) => `${checked} из ${total}`,
}

type BaseTexts = typeof russian

/** The texts that components show by themselves. The large components bring their Russian ones with them. */
export interface Texts extends BaseTexts {
  map?: MapTexts
  plot?: PlotTexts
  schedule?: ScheduleTexts
  grid?: GridTexts
  sortable?: SortableTexts
  upload?: UploadTexts
  unread?: UnreadTexts
}

const TextsContext = createContext<Texts>(russian)

/** Replaces the Russian default texts by those of another language. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts() {
  return use(TextsContext)
}
