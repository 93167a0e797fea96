import { Button } from '@admin-panel/ui/button'
import { useFormContext } from 'react-hook-form'
import { m } from '#paraglide/messages.js'

/** Reasons that are given most often, each a click instead of typing. */
export function UsualReasons({ reasons, name }: { reasons: readonly string[]; name: string }) {
  const { setValue } = useFormContext()
  return (
    <fieldset aria-label={m.personal_reasons()} className="flex flex-wrap gap-2 @min-[30rem]:col-span-2">
      {reasons.map((reason) => (
        <Button
          key={reason}
          size="sm"
          onClick={() => setValue(name, reason, { shouldDirty: true, shouldValidate: true })}
        >
          {reason}
        </Button>
      ))}
    </fieldset>
  )
}
