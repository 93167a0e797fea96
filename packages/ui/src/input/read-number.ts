export * from '#headless/number/read-number.ts'

/** How people write roubles after a number; the longer ones first. */
export const ROUBLES: readonly string[] = ['₽', 'руб.', 'руб', 'р.']
