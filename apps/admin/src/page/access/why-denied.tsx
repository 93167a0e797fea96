import type { Permission } from '@admin-panel/permissions'
import { Button } from '@admin-panel/ui/button'
import Lock from 'lucide-react/icons/lock'
import { lazyPart } from '#page/lazy-part.tsx'
import { LazyPopover } from '#page/lazy-popover.tsx'

const Explanation = lazyPart(async () => (await import('./explanation.tsx')).Explanation)

/** States the denial; on request names the missing permission, the roles that grant it and who can give them. */
export function WhyDenied({ permission, label }: { permission: Permission; label: string }) {
  return (
    <LazyPopover
      label={label}
      align="start"
      className="w-80"
      trigger={
        <Button size="sm">
          <Lock aria-hidden className="size-3.5" />
          {label}
        </Button>
      }
    >
      <Explanation permission={permission} />
    </LazyPopover>
  )
}
