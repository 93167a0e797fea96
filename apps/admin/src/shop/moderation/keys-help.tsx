import { IconButton } from '@admin-panel/ui/icon-button'
import { Kbd } from '@admin-panel/ui/kbd'
import Keyboard from 'lucide-react/icons/keyboard'
import { m } from '#paraglide/messages.js'
import type { Decision } from './decision.ts'
import { LazyPopover } from '#page/lazy-popover.tsx'

/** The shortcuts and their effects; keys are identified by position, whatever the layout. */
export function KeysHelp({ decisions }: { decisions: readonly Decision[] }) {
  const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    ...decisions.map(({ key, label }) => [[key], label] as const),
    [['T'], m.moderation_key_take()],
    [['N', 'J'], m.moderation_key_next()],
    [['K'], m.moderation_key_back()],
    [['Ctrl', 'Enter'], m.moderation_key_send()],
  ]
  return (
    <LazyPopover
      label={m.moderation_keys()}
      trigger={
        <IconButton label={m.moderation_keys()} size="md">
          <Keyboard aria-hidden />
        </IconButton>
      }
    >
      <p className="mb-2 font-label">{m.moderation_keys()}</p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5">
        {keys.map(([names, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-72 text-xs text-muted">{m.moderation_keys_hint()}</p>
    </LazyPopover>
  )
}
