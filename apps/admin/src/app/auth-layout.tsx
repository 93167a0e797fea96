import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { brand } from '#text/brand.ts'
import { Brand } from './brand.tsx'

/** The form stands in the middle; a wide window also describes the panel. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-page lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-98 flex-col justify-center gap-6 px-4 py-10">
        <header>
          <Brand />
        </header>
        <main>{children}</main>
      </div>
      <aside className="rail relative hidden flex-col justify-end overflow-hidden p-12 lg:flex">
        <svg
          aria-hidden
          viewBox="0 0 400 400"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="absolute -end-24 -top-24 size-140 text-primary"
        >
          <circle cx="200" cy="200" r="186" strokeDasharray="14 22" strokeLinecap="round" opacity=".35" />
          <circle cx="200" cy="200" r="150" opacity=".25" />
          <path
            d={brand.mark}
            transform="translate(72 72) scale(8)"
            vectorEffect="non-scaling-stroke"
            fillOpacity=".2"
            className="fill-primary"
          />
        </svg>
        <p className="relative max-w-96 text-title font-title text-text">{m.app_about()}</p>
        <p className="relative mt-3 max-w-96 text-lead text-secondary">{m.app_about_text()}</p>
      </aside>
    </div>
  )
}
