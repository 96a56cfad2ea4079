import { keyframes, styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { layer, size } from '../../tokens/space.ts'

const pieces = 24
/** Milliseconds in which the last leaf begins to fall. */
const SPREAD = 200

const fall = /* @__PURE__ */ keyframes({
  from: { transform: 'translate(0, 0) rotate(0deg)', opacity: 1 },
  '75%': { opacity: 1 },
  to: { transform: 'translate(var(--drift), 105dvh) rotate(var(--turn))', opacity: 0 },
})

/** Four leaves in a box of 24: round, long, lobed, of a willow. */
const shapes = [
  'M12 2C5 7 4 16 12 22 20 16 19 7 12 2Z',
  'M12 1C8 7 8 17 12 23 16 17 16 7 12 1Z',
  'M12 2 9 7 4 7l2 5-3 4 6 1 3 5 3-5 6-1-3-4 2-5-5 0Z',
  'M4 2C16 3 22 10 20 22 8 21 2 14 4 2Z',
]

const Sky = styled('span')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    const colors = [palette.primary.main, palette.plant.lush, palette.plant.fading, palette.reward.fill]
    const leafAt = (index: number) => {
      const spread = ((index * 37) % 100) / 100
      const color = colors[index % colors.length]
      return {
        left: `${Math.round(spread * 100)}%`,
        color,
        // The bright one is seen on every background by its outline.
        stroke: color === palette.reward.fill ? palette.reward.text : 'none',
        animationDelay: `${(index * 53) % SPREAD}ms`,
        '--drift': `${Math.round((spread - 0.5) * 8 + ((index * 11) % 5) - 2)}rem`,
        '--turn': `${180 + ((index * 97) % 360)}deg`,
      }
    }
    return {
      position: 'fixed',
      inset: 0,
      zIndex: layer.toast,
      overflow: 'hidden',
      pointerEvents: 'none',
      [reducedMotion]: { display: 'none' },
      '& svg': {
        position: 'absolute',
        top: `-${size.iconLarge}`,
        width: size.iconLarge,
        height: size.iconLarge,
        fill: 'currentColor',
        opacity: 0,
        animation: `${fall} ${duration.confetti - SPREAD}ms ${easing.out}`,
      },
      ...Object.fromEntries(
        Array.from({ length: pieces }, (_, index) => [`& svg:nth-of-type(${index + 1})`, leafAt(index)]),
      ),
    }
  }),
)

/** Leaves fall once over the whole window, for three stars only; nothing under reduced motion. */
export function Confetti() {
  return (
    <Sky aria-hidden data-confetti>
      {Array.from({ length: pieces }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24">
          <path d={shapes[index % shapes.length]} />
        </svg>
      ))}
    </Sky>
  )
}
