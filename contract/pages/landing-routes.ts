/**
 * The addresses that the landing page leads to. The table of pages would come with its first load, so their paths are written once more; one that differs
 * from the table does not compile.
 */
import { buildRoutes } from '../route-builder.ts'

export const routes = buildRoutes({
  landing: { path: '/' },
  home: { path: '/home' },
  game: { path: '/word-challenge/:category/:sub?/game' },
  signIn: { path: '/signin' },
  terms: { path: '/terms' },
  privacy: { path: '/privacy' },
  about: { path: '/about' },
  vip: { path: '/vip' },
})
