// The part of Next.js that the examples use, which this repository does not install.
declare module 'next/headers' {
  export function cookies(): Promise<{ get(name: string): { value: string } | undefined }>
}
