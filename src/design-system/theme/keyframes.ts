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
  from: { transform: 'scale(0.2)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
})
