/** How links move on inside the application. */
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NavigateOptions } from 'react-router-dom'
import { useSteady } from '#lib/steady'

/** Goes to a path of this site. */
export type Go = (path: string, options?: NavigateOptions) => void

const GoContext = createContext<Go | undefined>(undefined)

/**
 * One way to go that never changes. The router's own is another after every move, and with it each link on the page and in the frame
 * would be drawn anew.
 */
export function GoProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const go = useSteady<Parameters<Go>>((path, options) => void navigate(path, options))
  return <GoContext value={go}>{children}</GoContext>
}

/** The way to go; undefined outside the application, where links are the browser's. */
export const useGo = (): Go | undefined => use(GoContext)
