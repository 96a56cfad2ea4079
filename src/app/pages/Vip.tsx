import { PlanScreen } from '#features/billing'

/** /vip. */
export function Vip() {
  return <PlanScreen />
}
