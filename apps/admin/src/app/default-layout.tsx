import { AppShell } from '@admin-panel/ui/app-shell'
import { cn } from '@admin-panel/ui/cn'
import { IconButton } from '@admin-panel/ui/icon-button'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import MenuIcon from 'lucide-react/icons/menu'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useEffect, useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { LostNote } from '#page/live/lost-note.tsx'
import { proof } from '#data/client.ts'
import { OnPageContext } from '#data/access/hidden.ts'
import { useLive } from '#data/live/use-live.ts'
import { isPreview, OVER } from '#data/preview/is-preview.ts'
import { queryClient, useSession } from '#data/queries.ts'
import { useShift } from '#shop/shift/has-shift.ts'
import { ShiftPlace } from '#shop/shift/shift-place.tsx'
import { Bell } from './account/bell.tsx'
import { HomeLink } from './brand.tsx'
import { Menu } from './menu/menu.tsx'
import { useRail } from './menu/use-rail.ts'
import { usePrefetch } from './prefetch/use-prefetch.ts'
import { PaletteButton, PaletteHost } from './palette/palette-host.tsx'
import { UserMenu } from './user-menu.tsx'
import { useVersionCheck } from './version-check.ts'

// Radix overlays lock scrolling with a style element, which needs the nonce of the page's Content-Security-Policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content
if (nonce) setNonce(nonce)

// Deferred: only narrow windows open the menu from a button.
const MenuDrawer = lazyPart(async () => (await import('./menu/menu-drawer.tsx')).MenuDrawer)

// Only a panel behind the sign-in asks again who its user is.
proof.ask = async (refusal) => (await import('./account/step-up/ask-proof.tsx')).askProof(refusal)

const FactorNotice = lazyPart(async () => (await import('./account/second-factor/factor-notice.tsx')).FactorNotice, {
  isExtra: true,
})

const PreviewBanner = lazyPart(async () => (await import('./session/preview-banner.tsx')).PreviewBanner)

export function DefaultLayout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { isNarrow, toggle } = useRail()
  const { status, user } = useSession()
  const hasShift = useShift() === 'on'
  useVersionCheck()
  usePreviewOver()
  useLive()
  usePrefetch()
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        skipLabel={m.app_skip_to_content()}
        isNarrow={isNarrow}
        className={hasShift ? '[--above:1.75rem]' : undefined}
        side={
          <>
            <div
              className={cn(
                'flex shrink-0 items-center',
                isNarrow ? 'flex-col gap-1 py-3' : 'h-12 justify-between pe-2',
              )}
            >
              <HomeLink isMark={isNarrow} className={isNarrow ? undefined : 'mx-2'} />
              <Bell />
              {isNarrow && <PaletteButton isIcon />}
            </div>
            {!isNarrow && <PaletteButton />}
            <Menu isNarrow={isNarrow} className="grow overflow-y-auto px-2" />
            <div className={cn('flex items-center', isNarrow && 'flex-col')}>
              <UserMenu isNarrow={isNarrow} />
              <IconButton
                label={isNarrow ? m.app_menu_expand() : m.app_menu_collapse()}
                aria-expanded={!isNarrow}
                onClick={toggle}
                className={isNarrow ? 'mb-3' : 'me-2'}
              >
                <PanelLeft aria-hidden className="size-4 rtl:rotate-180" />
              </IconButton>
            </div>
          </>
        }
        bar={
          <>
            <IconButton label={m.app_menu_open()} onClick={() => setIsMenuOpen(true)}>
              <MenuIcon aria-hidden className="size-4" />
            </IconButton>
            <HomeLink />
            <span className="ms-auto flex items-center gap-2">
              <PaletteButton isIcon />
              <Bell />
            </span>
          </>
        }
      >
        {hasShift && <ShiftPlace />}
        <LostNote />
        {isPreview() ? (
          <PreviewBanner />
        ) : (
          user?.factor_required_from && <FactorNotice from={user.factor_required_from} />
        )}
        {/* Unmounted on sign-out: the server would refuse the requests of a screen that is being left. */}
        {status !== 'anonymous' && <OnPageContext value={true}>{children}</OnPageContext>}
      </AppShell>
      {isMenuOpen && <MenuDrawer onClose={() => setIsMenuOpen(false)} />}
      <PaletteHost />
    </QueryClientProvider>
  )
}

/** Says once that a preview is over, whatever has ended it. */
function usePreviewOver() {
  useEffect(() => {
    if (sessionStorage.getItem(OVER))
      void import('./session/say-preview-over.ts').then(({ sayPreviewOver }) => sayPreviewOver())
  }, [])
}
