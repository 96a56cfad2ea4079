interface DotsProps {
  /** Left edges of the columns, in a square of 24. */
  columns: readonly number[]
}

const rows = [5, 12, 19]

/** Dots of a grip or a menu as one path: a list has one on every row, and every element of a row is paid for while it scrolls. */
export function Dots({ columns }: DotsProps) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={4} strokeLinecap="round" aria-hidden>
      <path d={columns.flatMap((x) => rows.map((y) => `M${x} ${y}h.01`)).join('')} />
    </svg>
  )
}
