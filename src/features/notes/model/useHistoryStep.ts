import { useLocation, useNavigate } from 'react-router-dom'

/** Marks an entry of the browser's history that this page has put there. */
const STEP = { isStep: true } as const

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isStep' in state

/**
 * A full-screen part of a page is a step of the browser's history: its way out and the browser's Back lead to the same place.
 *
 * @returns `step` for the navigation that opens it, and `leave`, which goes back, or does `otherwise` where it was opened by its address
 */
export function useHistoryStep() {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const leave = (otherwise: () => void) => (isStep(state) ? void navigate(-1) : otherwise())
  return { step: { state: STEP }, leave }
}
