/** The product's name as people read it in mails and files. */
export const PRODUCT_NAME = 'Верстак'

/** The same for programs that show Latin letters alone. */
export const LATIN_NAME = 'Verstak'
