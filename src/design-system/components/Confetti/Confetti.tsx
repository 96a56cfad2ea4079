import { keyframes, styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import type { PictureTint } from '../../tokens/color.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'

const pieces = 28
const fall = /* @__PURE__ */ keyframes({
  from: { transform: 'translate(0, 0) rotate(0deg)', opacity: 1 },
  '70%': { opacity: 1 },
  to: { transform: 'translate(var(--drift), 16rem) rotate(var(--turn))', opacity: 0 },
})

const colorNames = ['primary', 'reward', 'sun', 'berry', 'sky'] as const
const tintNames: readonly string[] = ['sun', 'berry', 'sky'] satisfies PictureTint[]

const Sky = styled('span')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    const colors = { primary: palette.primary.main, reward: palette.reward.fill, ...palette.pictureTint }
    const piece = (index: number) => {
      const spread = ((index * 37) % 100) / 100
      const name = colorNames[index % colorNames.length] ?? 'reward'
      return {
        left: `${Math.round(spread * 100)}%`,
        backgroundColor: colors[name],
        outline: tintNames.includes(name) ? `thin solid ${palette.reward.text}` : 'none',
        borderRadius: index % 3 === 0 ? '50%' : '15%',
        animationDelay: `${(index * 53) % 160}ms`,
        '--drift': `${Math.round((spread - 0.5) * 8 + ((index * 11) % 5) - 2)}rem`,
        '--turn': `${180 + ((index * 97) % 360)}deg`,
      }
    }
    return {
      position: 'absolute',
      inset: 0,
      overflow: 'hidden',
      pointerEvents: 'none',
      [reducedMotion]: { display: 'none' },
      '& i': {
        position: 'absolute',
        top: '-1rem',
        width: '0.5rem',
        height: '0.75rem',
        opacity: 0,
        animation: `${fall} ${duration.confetti - 160}ms ${easing.out}`,
      },
      ...Object.fromEntries(
        Array.from({ length: pieces }, (_, index) => [`& i:nth-of-type(${index + 1})`, piece(index)]),
      ),
    }
  }),
)

/** Falls once over its nearest positioned parent, for three stars only; nothing under reduced motion. */
export function Confetti() {
  return (
    <Sky aria-hidden data-confetti>
      {Array.from({ length: pieces }, (_, index) => (
        <i key={index} />
      ))}
    </Sky>
  )
}
