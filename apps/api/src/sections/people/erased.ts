/** Replaces an erased value in texts and in the log. */
export const ERASED = '•••'

/** Replaces a buyer, the same in all their orders, so that counts by buyer stay. */
export const labelOf = (erasureId: number) => `Стёрт № ${erasureId}`

/** The same in place of their phone, which is a mask to everybody. */
export const phoneOf = (erasureId: number) => `${ERASED} № ${erasureId}`

/** Why a buyer is erased without a request. */
export const reasonOfTerm = (months: number) => `Срок хранения: ${months} мес. после последнего заказа`

/** The message of an operation whose file was erased. */
export const FILE_IS_GONE = 'Файл удалён: из него нельзя стереть персональные данные покупателя. Выгрузите заново'
