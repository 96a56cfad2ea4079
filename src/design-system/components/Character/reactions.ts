import { keyframes } from '@mui/material/styles'
import { hop } from '../../theme/keyframes.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import type { CharacterPose } from './poses.tsx'

const sway = /* @__PURE__ */ keyframes({
  '30%': { transform: 'rotate(-6deg)' },
  '70%': { transform: 'rotate(6deg)' },
})

const nod = /* @__PURE__ */ keyframes({ '50%': { transform: 'scaleY(0.94)' } })

const droop = /* @__PURE__ */ keyframes({ '55%': { transform: 'rotate(-7deg) scaleY(0.93)' } })

const movements = { hop, sway, nod, droop }

/** How each pose moves: joy hops, a greeting and an umbrella sway, a reader nods, what is not there yet droops. */
export const reactions: Readonly<Record<CharacterPose, keyof typeof movements>> = {
  cheer: 'hop',
  wave: 'sway',
  umbrella: 'sway',
  read: 'nod',
  think: 'droop',
  sleep: 'droop',
}

/** Once, around the foot of the drawing, so that nothing beside it moves. */
export const reactionStyles = {
  ...Object.fromEntries(
    Object.entries(movements).map(([name, movement]) => [
      `&[data-reaction="${name}"] svg`,
      { transformOrigin: '50% 100%', animation: `${movement} ${duration.reaction}ms ${easing.out}` },
    ]),
  ),
  [reducedMotion]: { '&[data-reaction] svg': { animation: 'none' } },
}
