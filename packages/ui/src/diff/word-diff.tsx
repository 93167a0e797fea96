import { useState, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { diffLook } from './diff-look.ts'
import { useTexts } from '#texts/texts.ts'
import { wordParts } from './word-parts.ts'

/** Props of {@link WordDiff}. */
export interface WordDiffProps extends ComponentProps<'div'> {
  /** The text before the change. */
  before: string
  /** The text after it. */
  after: string
  /** Shows only one of the texts, for a comparison side by side. */
  side?: 'before' | 'after'
  /**
   * The number of unchanged words around a change; the user can open the rest.
   * @default 12
   */
  context?: number
}

/** A text with its removed and added words marked. */
export function WordDiff({ before, after, side, context = 12, className, ...props }: WordDiffProps) {
  const texts = useTexts()
  const hidden = side && ({ before: 'added', after: 'removed' } as const)[side]
  const parts = wordParts(before, after, texts.locale).filter(({ kind }) => kind !== hidden)
  return (
    <div data-slot="word-diff" {...props} className={cn('min-w-0 break-words whitespace-pre-wrap', className)}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'removed')
          return (
            <del key={index} className={cn(diffLook.removed, 'line-through')}>
              <span className="sr-only">{` ${texts.removed}: `}</span>
              {text}
            </del>
          )
        if (kind === 'added')
          return (
            <ins key={index} className={cn(diffLook.added, 'underline underline-offset-2 [del+&]:ms-1')}>
              <span className="sr-only">{` ${texts.added}: `}</span>
              {text}
            </ins>
          )
        return (
          <Unchanged
            key={index}
            text={text}
            head={index === 0 ? 0 : context}
            tail={index === parts.length - 1 ? 0 : context}
          />
        )
      })}
    </div>
  )
}

/** Keeps `head` words after the previous change and `tail` words before the next one. */
function Unchanged({ text, head, tail }: { text: string; head: number; tail: number }) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const words = text.match(/(?<!\s)\s*\S+/g) ?? []
  const hidden = words.length - head - tail
  // A button would take as much room as a few words.
  if (hidden <= 8) return text
  const start = words.slice(0, head).join('').length
  const end = words.slice(0, words.length - tail).join('').length
  const middle = text.slice(start, end)
  return (
    <>
      {text.slice(0, start)}
      {isOpen ? (
        // The focused button is gone, so the focus moves to the opened text.
        <span tabIndex={-1} ref={(element) => element?.focus()} className="outline-none">
          {middle}
        </span>
      ) : (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="ms-1 rounded-sm bg-grey-soft px-1.5 text-xs text-grey-text hover:bg-pressed"
        >
          … {texts.moreWords(hidden)} …
        </button>
      )}
      {text.slice(end)}
    </>
  )
}
