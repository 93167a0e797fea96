import type { ReactNode } from 'react'

/** A group of fields: two columns if there is room, otherwise one. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="@container rounded-xl border border-line bg-surface p-4">
      <h2 className="mb-4 text-lead font-label">{title}</h2>
      <div className="grid gap-x-6 gap-y-4 @min-[34rem]:grid-cols-2">{children}</div>
    </section>
  )
}
