import { keyframes, styled } from '@mui/material/styles'
import { hop } from '../../theme/keyframes.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { Character } from './Character.tsx'
import type { CharacterProps } from './Character.tsx'
import type { CharacterPose } from './poses.tsx'

const sway = /* @__PURE__ */ keyframes({
  '30%': { transform: 'rotate(-6deg)' },
  '70%': { transform: 'rotate(6deg)' },
})
const nod = /* @__PURE__ */ keyframes({ '50%': { transform: 'scaleY(0.94)' } })
const droop = /* @__PURE__ */ keyframes({ '55%': { transform: 'rotate(-7deg) scaleY(0.93)' } })

const movements = { hop, sway, nod, droop }

/** Joy hops, a greeting and an umbrella sway, a reader nods, what is not there yet droops. */
const reactions: Readonly<Record<CharacterPose, keyof typeof movements>> = {
  cheer: 'hop',
  wave: 'sway',
  umbrella: 'sway',
  read: 'nod',
  think: 'droop',
  sleep: 'droop',
}

/** It moves around the foot of the drawing, so that nothing beside it does. */
const Stage = styled('div')({
  transformOrigin: '50% 100%',
  ...Object.fromEntries(
    Object.entries(movements).map(([name, movement]) => [
      `&[data-reaction="${name}"]`,
      { animation: `${movement} ${duration.reaction}ms ${easing.out}` },
    ]),
  ),
  [reducedMotion]: { '&[data-reaction]': { animation: 'none' } },
})

/** The character where it answers to what a learner has just done: it moves once, as its pose does. Apart from it, since few pages end something. */
export function ReactingCharacter({ pose, size }: Pick<CharacterProps, 'pose' | 'size'>) {
  return (
    <Stage data-reaction={reactions[pose]}>
      <Character pose={pose} size={size} />
    </Stage>
  )
}
