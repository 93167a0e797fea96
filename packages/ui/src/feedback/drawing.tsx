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
