import { IconButton } from '@admin-panel/ui/icon-button'
import { Drawer } from '@admin-panel/ui/drawer'
import { QueryClientProvider } from '@tanstack/react-query'
import { Menu as MenuIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { queryClient } from '#shared/queries.ts'
import { Menu } from './menu.tsx'
import { UserMenu } from './user-menu.tsx'
import { useVersionCheck } from './version-check.tsx'

export function DefaultLayout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  useVersionCheck()
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2"
      >
        {m.app_skip_to_content()}
      </a>
      <div className="min-h-dvh bg-page md:grid md:grid-cols-[13.75rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-dvh flex-col border-e border-line md:flex">
          <Brand />
          <Menu className="grow overflow-y-auto px-2" />
          <UserMenu />
        </aside>
        <header className="sticky top-0 z-30 flex h-12 items-center gap-2 border-b border-line bg-page px-2 md:hidden">
          <IconButton label={m.app_menu_open()} onClick={() => setIsMenuOpen(true)}>
            <MenuIcon aria-hidden className="size-4" />
          </IconButton>
          <Brand />
        </header>
        <Drawer heading="admin-panel" open={isMenuOpen} onOpenChange={setIsMenuOpen}>
          <Menu onNavigate={() => setIsMenuOpen(false)} />
          <UserMenu />
        </Drawer>
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
    </QueryClientProvider>
  )
}

function Brand() {
  return (
    <p className="flex h-12 shrink-0 items-center gap-2 px-3 font-semibold">
      <img src="/favicon.svg" alt="" className="size-5" />
      admin-panel
    </p>
  )
}
