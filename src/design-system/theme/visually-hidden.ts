import { size } from '../tokens/space.ts'

/** Hides what only a screen reader needs: still there for it, without room on the screen. */
export const visuallyHidden = {
  position: 'absolute',
  width: size.hairline,
  height: size.hairline,
  margin: `-${size.hairline}`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
