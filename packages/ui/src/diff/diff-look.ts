/**
 * Classes of removed and added text. The elements `del` and `ins` add a stroke, so colour is not the only
 * difference.
 */
export const diffLook = {
  removed: 'rounded-sm bg-red-soft text-red-text',
  added: 'rounded-sm bg-green-soft text-green-text',
}
