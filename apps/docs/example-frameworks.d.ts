// The parts of the frameworks that the examples use, which this project does not install.
declare module 'next/headers' {
  export function headers(): Promise<{ get(name: string): string | null }>
}
declare module 'react-router' {
  export interface LoaderFunctionArgs {
    request: Request
  }
  export function useLoaderData<T extends (...args: never) => unknown>(): Awaited<ReturnType<T>>
}
declare module '@react-router/dev/routes' {
  export type RouteConfig = readonly object[]
  export function index(file: string): object
  export function route(path: string, file: string): object
}
