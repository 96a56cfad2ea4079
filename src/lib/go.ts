/** How people move on inside the application. */
import { createContext, use } from 'react'

export interface GoOptions {
  /** Takes the place of the present address in the browser's history. */
  readonly replace?: boolean
}

/** Goes to a path of this site. */
export type Go = (path: string, options?: GoOptions) => void

/** Outside the application, the browser's own way: another document. */
const byBrowser: Go = (path, { replace = false } = {}) => (replace ? location.replace(path) : location.assign(path))

export const GoContext = createContext(byBrowser)

/**
 * One way to go that never changes. The router's own is another after every move, and with it whatever can go somewhere would be drawn
 * anew: each link on the page and in the frame, and every field and card of a page that stays while it is out of view.
 */
export const useGo = (): Go => use(GoContext)
