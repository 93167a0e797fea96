import type { ComponentType } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowDownAZ from 'lucide-react/icons/arrow-down-a-z'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import Award from 'lucide-react/icons/award'
import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Unplug from 'lucide-react/icons/unplug'
import Wrench from 'lucide-react/icons/wrench'
import BellOff from 'lucide-react/icons/bell-off'
import FileX from 'lucide-react/icons/file-x'
import PanelLeft from 'lucide-react/icons/panel-left'
import Signpost from 'lucide-react/icons/signpost'
import Bot from 'lucide-react/icons/bot'
import Boxes from 'lucide-react/icons/boxes'
import ListChecks from 'lucide-react/icons/list-checks'
import Calculator from 'lucide-react/icons/calculator'
import Calendar from 'lucide-react/icons/calendar'
import Car from 'lucide-react/icons/car'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import CornerUpRight from 'lucide-react/icons/corner-up-right'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import FolderCog from 'lucide-react/icons/folder-cog'
import FolderInput from 'lucide-react/icons/folder-input'
import FolderTree from 'lucide-react/icons/folder-tree'
import GripVertical from 'lucide-react/icons/grip-vertical'
import ImageOff from 'lucide-react/icons/image-off'
import Inbox from 'lucide-react/icons/inbox'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import Languages from 'lucide-react/icons/languages'
import ListCollapse from 'lucide-react/icons/list-collapse'
import ListTree from 'lucide-react/icons/list-tree'
import ListX from 'lucide-react/icons/list-x'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MapPinned from 'lucide-react/icons/map-pinned'
import Megaphone from 'lucide-react/icons/megaphone'
import Menu from 'lucide-react/icons/menu'
import Merge from 'lucide-react/icons/merge'
import MessageSquareExclamationPoint from 'lucide-react/icons/message-square-exclamation-point'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Package from 'lucide-react/icons/package'
import Pencil from 'lucide-react/icons/pencil'
import Percent from 'lucide-react/icons/percent'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Reply from 'lucide-react/icons/reply'
import RotateCcwClock from 'lucide-react/icons/rotate-ccw-clock'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import Settings2 from 'lucide-react/icons/settings-2'
import Sheet from 'lucide-react/icons/sheet'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Store from 'lucide-react/icons/store'
import Table2 from 'lucide-react/icons/table-2'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash'
import TriangleExclamationPoint from 'lucide-react/icons/triangle-exclamation-point'
import Undo2 from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import Warehouse from 'lucide-react/icons/warehouse'
import X from 'lucide-react/icons/x'
import Zap from 'lucide-react/icons/zap'

interface Sign {
  /** The name in lucide. */
  name: string
  icon: ComponentType<{ 'aria-hidden'?: boolean }>
  meaning: string
}

/** Every icon of the interface with its one meaning, by group. */
export const signs: Readonly<Record<string, readonly Sign[]>> = {
  Действия: [
    { name: 'plus', icon: Plus, meaning: 'добавить' },
    { name: 'pencil', icon: Pencil, meaning: 'изменить' },
    { name: 'trash', icon: Trash, meaning: 'удалить навсегда' },
    { name: 'copy', icon: Copy, meaning: 'скопировать' },
    { name: 'ellipsis', icon: Ellipsis, meaning: 'остальные действия' },
    { name: 'upload', icon: Upload, meaning: 'загрузить файл' },
    { name: 'download', icon: Download, meaning: 'выгрузить список' },
    { name: 'printer', icon: Printer, meaning: 'напечатать' },
    { name: 'send', icon: Send, meaning: 'отправить пробное письмо' },
    { name: 'reply', icon: Reply, meaning: 'ответить' },
    { name: 'undo-2', icon: Undo2, meaning: 'вернуть, как было' },
    { name: 'rotate-cw', icon: RotateCw, meaning: 'загрузить ещё раз' },
    { name: 'refresh-cw', icon: RefreshCw, meaning: 'обновить' },
    { name: 'ban', icon: Ban, meaning: 'заблокировать' },
    { name: 'merge', icon: Merge, meaning: 'объединить' },
    { name: 'clipboard-paste', icon: ClipboardPaste, meaning: 'вставить из таблицы' },
    { name: 'key-round', icon: KeyRound, meaning: 'роли и права' },
    { name: 'user-plus', icon: UserPlus, meaning: 'новый пользователь' },
    { name: 'user-minus', icon: UserMinus, meaning: 'снять роль с человека' },
    { name: 'log-out', icon: LogOut, meaning: 'выйти' },
    { name: 'zap', icon: Zap, meaning: 'действие в общем поиске' },
  ],
  'Поиск и вид списка': [
    { name: 'search', icon: Search, meaning: 'найти' },
    { name: 'scan-barcode', icon: ScanBarcode, meaning: 'найти по номеру отправления' },
    { name: 'x', icon: X, meaning: 'закрыть, убрать, очистить' },
    { name: 'sliders-horizontal', icon: SlidersHorizontal, meaning: 'фильтры' },
    { name: 'settings-2', icon: Settings2, meaning: 'столбцы и плотность' },
    { name: 'table-2', icon: Table2, meaning: 'таблица' },
    { name: 'sheet', icon: Sheet, meaning: 'править, как в электронной таблице' },
    { name: 'list-tree', icon: ListTree, meaning: 'характеристики' },
    { name: 'list-x', icon: ListX, meaning: 'причины отказа' },
    { name: 'list-collapse', icon: ListCollapse, meaning: 'свернуть дерево' },
    { name: 'arrow-up-down', icon: ArrowUpDown, meaning: 'порядок строк можно выбрать' },
    { name: 'arrow-down-up', icon: ArrowDownUp, meaning: 'порядок обратный' },
    { name: 'arrow-down-a-z', icon: ArrowDownAZ, meaning: 'расставить по алфавиту' },
    { name: 'eye', icon: Eye, meaning: 'посмотреть, показать' },
    { name: 'eye-off', icon: EyeOff, meaning: 'скрыть' },
  ],
  Переходы: [
    { name: 'chevron-left', icon: ChevronLeft, meaning: 'назад, раньше' },
    { name: 'chevron-right', icon: ChevronRight, meaning: 'вперёд, открыть ветвь' },
    { name: 'chevron-down', icon: ChevronDown, meaning: 'раскрыть' },
    { name: 'chevron-first', icon: ChevronFirst, meaning: 'первая страница' },
    { name: 'chevron-last', icon: ChevronLast, meaning: 'последняя страница' },
    { name: 'arrow-left', icon: ArrowLeft, meaning: 'вернуться' },
    { name: 'arrow-right', icon: ArrowRight, meaning: 'стало после изменения, дальше' },
    { name: 'arrow-up', icon: ArrowUp, meaning: 'выше, больше' },
    { name: 'arrow-down', icon: ArrowDown, meaning: 'ниже, меньше' },
    { name: 'arrow-up-to-line', icon: ArrowUpToLine, meaning: 'в начало' },
    { name: 'arrow-down-to-line', icon: ArrowDownToLine, meaning: 'в конец' },
    { name: 'corner-up-right', icon: CornerUpRight, meaning: 'правила перенаправления' },
    { name: 'corner-down-right', icon: CornerDownRight, meaning: 'переход в общем поиске' },
    { name: 'folder-input', icon: FolderInput, meaning: 'перенести в другую категорию' },
    { name: 'grip-vertical', icon: GripVertical, meaning: 'перетащить' },
    { name: 'menu', icon: Menu, meaning: 'меню на телефоне' },
  ],
  Состояния: [
    { name: 'check', icon: Check, meaning: 'выбрано, готово' },
    { name: 'circle-check', icon: CircleCheck, meaning: 'сделано' },
    { name: 'circle-dashed', icon: CircleDashed, meaning: 'ещё не началось' },
    { name: 'circle-exclamation-point', icon: CircleExclamationPoint, meaning: 'ошибка' },
    { name: 'triangle-exclamation-point', icon: TriangleExclamationPoint, meaning: 'внимание, срок' },
    { name: 'clock', icon: Clock, meaning: 'ждёт, время' },
    { name: 'lock', icon: Lock, meaning: 'закрыто правом' },
    { name: 'flag', icon: Flag, meaning: 'пожаловаться на отзыв' },
    { name: 'image-off', icon: ImageOff, meaning: 'снимка нет или он не читается' },
    { name: 'inbox', icon: Inbox, meaning: 'заявки на модерацию' },
    { name: 'unplug', icon: Unplug, meaning: 'нет связи с сервером' },
    { name: 'wrench', icon: Wrench, meaning: 'ошибка, которую чинят' },
    { name: 'bell-off', icon: BellOff, meaning: 'уведомлений нет' },
    { name: 'file-x', icon: FileX, meaning: 'страницы или файла нет' },
    { name: 'panel-left', icon: PanelLeft, meaning: 'свернуть и развернуть меню' },
    { name: 'signpost', icon: Signpost, meaning: 'куда идти дальше' },
  ],
  'Разделы и записи': [
    { name: 'package', icon: Package, meaning: 'товар' },
    { name: 'boxes', icon: Boxes, meaning: 'подзаказ' },
    { name: 'folder-tree', icon: FolderTree, meaning: 'каталог, категория' },
    { name: 'folder-cog', icon: FolderCog, meaning: 'правила категории' },
    { name: 'shopping-cart', icon: ShoppingCart, meaning: 'заказ' },
    { name: 'store', icon: Store, meaning: 'продавец' },
    { name: 'warehouse', icon: Warehouse, meaning: 'склад' },
    { name: 'map-pin', icon: MapPin, meaning: 'пункты выдачи' },
    { name: 'map-pinned', icon: MapPinned, meaning: 'города' },
    { name: 'users', icon: Users, meaning: 'пользователи' },
    { name: 'user-round', icon: UserRound, meaning: 'мой профиль' },
    { name: 'shield-check', icon: ShieldCheck, meaning: 'роли и права' },
    { name: 'clipboard-check', icon: ClipboardCheck, meaning: 'заявка' },
    { name: 'clipboard-list', icon: ClipboardList, meaning: 'шаги подзаказа' },
    { name: 'message-square-text', icon: MessageSquareText, meaning: 'отзывы' },
    { name: 'message-square-exclamation-point', icon: MessageSquareExclamationPoint, meaning: 'замечание к полю' },
    { name: 'bookmark-plus', icon: BookmarkPlus, meaning: 'сохранить вид' },
    { name: 'book-open', icon: BookOpen, meaning: 'справочники' },
    { name: 'award', icon: Award, meaning: 'бренды' },
    { name: 'car', icon: Car, meaning: 'марки машин' },
    { name: 'tag', icon: Tag, meaning: 'бренд в общем поиске' },
    { name: 'percent', icon: Percent, meaning: 'комиссия' },
    { name: 'calculator', icon: Calculator, meaning: 'расчёт' },
    { name: 'file-text', icon: FileText, meaning: 'документ' },
    { name: 'calendar', icon: Calendar, meaning: 'день, период' },
    { name: 'rotate-ccw-clock', icon: RotateCcwClock, meaning: 'история изменений' },
    { name: 'megaphone', icon: Megaphone, meaning: 'объявление для всех' },
    { name: 'bell', icon: Bell, meaning: 'уведомления' },
    { name: 'mail', icon: Mail, meaning: 'письмо' },
    { name: 'languages', icon: Languages, meaning: 'язык' },
    { name: 'bot', icon: Bot, meaning: 'сделано программой' },
    { name: 'list-checks', icon: ListChecks, meaning: 'операции' },
    { name: 'keyboard', icon: Keyboard, meaning: 'сочетания клавиш' },
    { name: 'settings', icon: Settings, meaning: 'настройки' },
  ],
}
