import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center bg-page px-4 py-[12vh]">
      <div className="flex w-full max-w-90 flex-col gap-6">
        <header>
          <Brand />
        </header>
        <main>{children}</main>
      </div>
    </div>
  )
}
