import { keyframes } from '@mui/material/styles'
import { distance } from '../tokens/motion.ts'

/** One shake of what was not right. */
export const shake = /* @__PURE__ */ keyframes({
  '0%, 100%': { transform: 'none' },
  '25%': { transform: `translateX(-${distance.shake})` },
  '75%': { transform: `translateX(${distance.shake})` },
})

/** A star or badge that lands. */
export const land = /* @__PURE__ */ keyframes({
  from: { transform: 'scale(0.4)', opacity: 0 },
  '70%': { transform: 'scale(1.15)', opacity: 1 },
})

/** What was right hops once. */
export const hop = /* @__PURE__ */ keyframes({
  '40%': { transform: `translateY(-${distance.hop})` },
})

/** What comes up from the lower edge. */
export const rise = /* @__PURE__ */ keyframes({ from: { transform: 'translateY(100%)' } })

/** In place of a movement where less motion is wanted. */
export const appear = /* @__PURE__ */ keyframes({ from: { opacity: 0 } })
