/** Strokes tell the two apart as well as colours. */
export const diffLook = {
  removed: 'rounded-sm bg-red-soft text-red-text',
  added: 'rounded-sm bg-green-soft text-green-text',
}
