import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { GoContext } from '#lib/go'
import type { Go } from '#lib/go'
import { useSteady } from '#lib/steady'

/** Gives what is inside the router's way to go on, always the same one. */
export function GoProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const go = useSteady<Parameters<Go>>((path, options) => void navigate(path, options))
  return <GoContext value={go}>{children}</GoContext>
}
