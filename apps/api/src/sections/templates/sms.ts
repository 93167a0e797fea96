import type { Schemas } from '@admin-panel/sdk'

// 3GPP TS 23.038: characters of one septet, and those of two.
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_EXTENDED = '^{}\\[~]|€\f'

/** Counts the SMS parts of a text: one Cyrillic letter more than halves the length of a part. */
export function smsSize(text: string): Schemas['SmsSize'] {
  const letters = Array.from(text)
  const isGsm = letters.every((letter) => GSM.includes(letter) || GSM_EXTENDED.includes(letter))
  const characters = isGsm
    ? letters.length + letters.filter((letter) => GSM_EXTENDED.includes(letter)).length
    : text.length
  const [whole, part] = isGsm ? [160, 153] : [70, 67]
  const parts = characters <= whole ? 1 : Math.ceil(characters / part)
  return {
    characters,
    parts,
    characters_per_part: parts === 1 ? whole : part,
    encoding: isGsm ? 'GSM-7' : 'UCS-2',
  }
}
