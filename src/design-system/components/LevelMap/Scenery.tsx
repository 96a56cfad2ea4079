/** What stands beside the path; the colours are in LevelMap.styles.ts. */

const pine = 'M16 2 6 20h5L3 34h10v6h6v-6h10L21 20h5Z'
const bush = 'M16 12c-8 0-12 6-11 12s7 9 9 9v7h4v-7c2 0 8-3 9-9s-3-12-11-12Z'

/** A tree on the side of the path where no level stands. */
export function Tree({ kind }: { kind: 'pine' | 'bush' }) {
  return (
    <svg className="tree" viewBox="0 0 32 42" aria-hidden="true" focusable="false">
      <path d={kind === 'pine' ? pine : bush} />
    </svg>
  )
}

/** Open ground between trees, under every fifth level. */
export function Clearing() {
  return (
    <svg className="clearing" viewBox="0 0 200 96" aria-hidden="true" focusable="false">
      <ellipse className="grass" cx="100" cy="54" rx="98" ry="38" />
      <g className="trees">
        <path d={pine} transform="translate(4 2) scale(1.1)" />
        <path d={bush} transform="translate(158 6)" />
        <path d={pine} transform="translate(34 -6) scale(.7)" />
      </g>
      <g className="flowers">
        <circle cx="34" cy="66" r="3" />
        <circle cx="48" cy="76" r="2.5" />
        <circle cx="160" cy="70" r="3" />
        <circle cx="146" cy="80" r="2.5" />
      </g>
    </svg>
  )
}

/** Hangs where the learner is. */
export function Lantern() {
  return (
    <svg className="lantern" viewBox="0 0 32 44" aria-hidden="true" focusable="false">
      <path className="frame" d="M10 9a6 6 0 0 1 12 0M6 11h20M8 33h16M16 36v5" />
      <path className="light" d="M8 11h16l3 6v10l-3 6H8l-3-6V17Z" />
      <path className="flame" d="M16 16c4 4 5 6 5 9a5 5 0 0 1-10 0c0-3 1-5 5-9Z" />
    </svg>
  )
}
