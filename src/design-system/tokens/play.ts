/** Sides of pictures on phones and on desktops. A question shows all its pictures at one size. */
export const pictureSide = {
  /** In lists and results. */
  xs: ['3rem', '3rem'],
  /** On boards with two columns and beside the phone keyboard. */
  s: ['4.5rem', '5.5rem'],
  /** One of four options. */
  m: ['7rem', '8.5rem'],
  /** The one picture of a card. */
  l: ['9rem', '11rem'],
} as const

/** Sizes of what belongs to playing, in rem so that they follow the reader's text size. */
export const playSize = {
  /** Width of a letter's slot, the same for long words on phones, and how far it may shrink. */
  slot: { wide: '2.75rem', tight: '1.75rem', narrow: '1.05rem' },
  slotHeight: '3.25rem',
  /** A round level on the map. */
  node: '3.5rem',
  nodePitch: '6rem',
  path: '0.375rem',
  /** Room beside the map for the path's bends. */
  bend: '1.25rem',
  star: { s: '1rem', m: '1.5rem', l: '3.5rem' },
  ring: { s: '3rem', m: '5rem', l: '8rem' },
  /** A tenth of the ring: MUI draws it in a box of 44. */
  ringStroke: 4.4,
  optionHeight: '4.5rem',
  matchHeight: '5.25rem',
  /** A round button that is the one thing to press. */
  press: '4.5rem',
  /** Widest board: more would tear the pictures apart. */
  board: '46rem',
  /** Widest card of one word. */
  card: '26rem',
  /** Height of a card to turn over, so that both sides have one. */
  flashcard: '20rem',
  bubble: '15rem',
} as const

/** Borders that carry a state are thicker than hairlines. */
export const stroke = { state: '2px', strong: '3px' } as const
