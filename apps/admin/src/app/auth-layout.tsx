import type { ReactNode } from 'react'

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center bg-page px-4 py-[12vh]">
      <div className="flex w-full max-w-90 flex-col gap-6">
        <p className="flex items-center gap-2 font-semibold">
          <img src="/favicon.svg" alt="" className="size-6" />
          admin-panel
        </p>
        <main>{children}</main>
      </div>
    </div>
  )
}
