/**
 * Whether the learner's system asks for little movement. Movement itself is stopped by the theme; this is for what passes by itself after a time, such as a
 * mark that fades or a page that scrolls: with reduced motion it stays until the learner acts. In the browser only, so in an effect or a handler.
 */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
