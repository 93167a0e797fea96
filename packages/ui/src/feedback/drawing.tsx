import type { ReactNode } from 'react'

/** A small drawing in the accent: the sign of the state before a disc, among parts of a car. It is decorative. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="relative mb-2 grid h-18 w-26 place-items-center text-primary">
      <svg viewBox="0 0 104 72" className="absolute inset-0 size-full" fill="none" stroke="currentColor">
        <circle cx="52" cy="36" r="30" className="fill-selected" stroke="none" />
        <circle cx="52" cy="36" r="35" strokeDasharray="5 9" strokeLinecap="round" opacity=".5" />
        <path
          d="m14 14 5-3 5 3v6l-5 3-5-3zM82 52l4-2.5 4 2.5v5L86 59.5l-4-2.5z"
          strokeWidth="1.5"
          className="fill-surface"
        />
        <circle cx="19" cy="17" r="1.75" strokeWidth="1.5" />
        <path d="M90 16v8m-4-4h8M12 48v6m-3-3h6" strokeWidth="1.5" strokeLinecap="round" opacity=".6" />
      </svg>
      <span className="relative [&_svg]:size-7 [&_svg]:stroke-[1.5]">{children}</span>
    </span>
  )
}

const parts = {
  box: 'm3.5 7.5 8.5-4 8.5 4v9L12 20.5l-8.5-4zm0 0L12 11.5m0 0 8.5-4M12 11.5v9M7.75 5.5l8.5 4',
  filter:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-5 0a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 16v2M12 6v2M6 12h2M16 12h2M7.8 7.8l1.4 1.4M14.8 14.8l1.4 1.4M7.8 16.2l1.4-1.4M14.8 9.2l1.4-1.4',
  nut: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zm4.25 9a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0z',
} as const

/** A part of a car in the line of the icons: a box is empty, a filter let nothing through, a nut is tightened. */
export function Part({ of }: { of: keyof typeof parts }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d={parts[of]} />
    </svg>
  )
}
