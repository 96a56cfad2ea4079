import { theme } from '../../theme/theme.ts'
import { radiusControlPx } from '../../tokens/shape.ts'
import { layer, size, spaceUnit } from '../../tokens/space.ts'

/** Looks of what the tour draws around its target: a veil with an opening and a ring. Drawn over the page, the ring is never hidden by the target's own looks. */
export const tourSpotlight = {
  layer: layer.tour,
  /** Pixels between the target and the ring, and between the ring and the tooltip. */
  gap: spaceUnit,
  distance: spaceUnit * 2,
  /** Pixels between the top of the window, where a bar may be, and a target that was scrolled to. */
  scrollOffset: Number.parseInt(size.topBar, 10) + spaceUnit * 4,
  /** Pixels. */
  radius: radiusControlPx,
  veil: theme.vars.palette.scrim,
  ring: { stroke: theme.vars.palette.primary.main, strokeWidth: Number.parseInt(size.focusRing, 10) },
} as const
