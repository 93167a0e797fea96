import type { MiddlewareFunction } from 'react-router'
import { client } from '#data/client.ts'
import { mayEnter } from '#page/access/may-enter.ts'
import { screenOf } from './navigation.ts'

/** Rules G5, G6 and G7. */
export const authorize: MiddlewareFunction = async (args) => {
  const screen = await screenOf(new URL(args.request.url).pathname)
  if (!screen || mayEnter(screen, client.session.getSnapshot().permissions)) return
  // Loaded with the first refusal.
  const { placeInstead } = await import('./place-instead.ts')
  throw await placeInstead(args, screen)
}
