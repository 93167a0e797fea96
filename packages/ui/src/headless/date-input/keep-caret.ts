/** Formats the text of an input and keeps the caret behind the same significant character. */
export function keepCaret(
  input: HTMLInputElement,
  rewrite: (text: string) => string,
  significant: (text: string) => number,
) {
  const typedText = input.value
  const text = rewrite(typedText)
  if (text === typedText) return
  const caret = input.selectionStart ?? typedText.length
  const before = significant(typedText.slice(0, caret))
  input.value = text
  let position = text.length
  if (caret < typedText.length) {
    position = 0
    while (position < text.length && significant(text.slice(0, position)) < before) position += 1
  }
  input.setSelectionRange(position, position)
}
