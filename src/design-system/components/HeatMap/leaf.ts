/** A leaf of 12 by 12 with its corner at a place, to be one of many in a path. */
export const leafAt = (x: number, y: number) => `M${x} ${y}m1.2 10.8c-.8-6.2 2.8-9.9 9.9-9.9c0 7-3.6 10.7-9.9 9.9Z`

/** A leaf of 12 by 12. */
export const leafPath = leafAt(0, 0)
