import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { buttonLook } from '#button/button-look.ts'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'
import { useUploadTexts } from './texts.ts'

/** Props of {@link FileInput}. */
export interface FileInputProps {
  /** Kinds of files, as the attribute of a native input. */
  accept?: string
  /**
   * Shows the field without letting it change.
   * @default false
   */
  disabled?: boolean
  /** A file was chosen. */
  onFile: (file: File) => void
  /** Classes of the outermost element. */
  className?: string
}

/**
 * Takes one file that is chosen or dropped, and shows its name. An invisible native input covers the frame, so the
 * label, the keyboard and a drop work as they do everywhere, but its text follows the language of the browser.
 *
 * @example
 * <Field label="Price list">
 *   <FileInput accept=".csv" onFile={read} />
 * </Field>
 */
export function FileInput({ accept, disabled = false, onFile, className }: FileInputProps) {
  const texts = useUploadTexts()
  const [name, setName] = useState('')
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      data-slot="file-input"
      className={cn(
        'group relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-dashed p-3',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-focus bg-selected' : 'border-frame bg-surface',
        className,
      )}
    >
      <span
        aria-hidden
        className={cn(buttonLook({}), disabled ? 'text-muted' : 'group-hover:bg-hover group-active:bg-pressed')}
      >
        <Upload />
        {texts.choose(false)}
      </span>
      {name ? (
        <output className="min-w-0 break-words">{name}</output>
      ) : (
        <span className="min-w-0 text-muted pointer-coarse:hidden">{texts.orDrop}</span>
      )}
      <input
        {...useFieldControl()}
        type="file"
        accept={accept}
        disabled={disabled}
        // The browser's own tooltip would be in its language.
        title=""
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) {
            setName(file.name)
            onFile(file)
          }
          // Without this the same file could not be chosen again once it is corrected.
          currentTarget.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
      />
    </div>
  )
}
