/** A list without marks. The empty string keeps it a list for screen readers. */
export const plainList = { listStyleType: '""', m: 0, p: 0, display: 'grid', gap: 3, overflowWrap: 'anywhere' } as const
