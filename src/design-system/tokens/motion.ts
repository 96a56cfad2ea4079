/** Milliseconds. */
export const duration = {
  tap: 120,
  shake: 160,
  card: 200,
  sheet: 240,
  star: 320,
  /** From one star to the next. */
  starStep: 180,
  confetti: 900,
  /** The character's one movement at a result. */
  reaction: 480,
  breath: 2400,
  blink: 6000,
} as const

export const easing = {
  out: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  /** Overshoots a little: for what lands, such as a star. */
  land: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
} as const

/** How far things move. */
export const distance = { shake: '6px', hop: '8px', lift: '2px' } as const

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
