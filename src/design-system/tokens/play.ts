/** Sides of pictures on phones and on desktops. A question shows all its pictures at one size. */
export const pictureSide = {
  /** In lists and results. */
  xs: ['3rem', '3rem'],
  /** On boards with two columns and beside the phone keyboard. */
  s: ['4.5rem', '5.5rem'],
  /** One of four options. */
  m: ['9rem', '9rem'],
  /** The one picture of a card. */
  l: ['9rem', '11rem'],
} as const

/** Sizes of what belongs to playing, in rem so that they follow the reader's text size. */
export const playSize = {
  /** Width of a letter's slot, the same for long words on phones, and how far it may shrink. */
  slot: { wide: '2.75rem', tight: '1.75rem', narrow: '1.05rem' },
  slotHeight: '3.25rem',
  /** A round level on the map. */
  node: '4rem',
  /** The level to play next. */
  nodeCurrent: '5rem',
  /** From one level down to the next. */
  nodePitch: '6rem',
  /** The line that leads from level to level. */
  trail: '0.5rem',
  /** Widest map of levels. */
  map: '35rem',
  star: { s: '1rem', m: '1.5rem', l: '3.5rem' },
  ring: { s: '3rem', m: '4.5rem', l: '8rem' },
  /** How thick the ring is, of its width. */
  ringStroke: 0.1,
  optionHeight: '4.5rem',
  /** A picture to choose with its margins. */
  pictureOption: '10.25rem',
  /** A picture of the landing page's question. */
  landingPicture: '8rem',
  matchHeight: '5.25rem',
  /** A round button that is the one thing to press. */
  press: '4.5rem',
  /** Widest board: more would tear the pictures apart. */
  board: '46rem',
  /** Widest card of one word. */
  card: '26rem',
  /** Height of a card to turn over, so that both sides have one. */
  flashcard: '27.5rem',
  /** The character: beside words, in the middle of an empty place, where it welcomes. */
  character: { s: '6rem', m: '7.5rem', l: '8.75rem' },
  /** The least height of what is docked to the lower edge of play, and of its button. */
  dock: '9.25rem',
  dockButton: '3.25rem',
  dockButtonWidth: '12rem',
  /** How far a picture comes up from the soil. */
  bedRise: '24px',
  /** A leaf or a flower on the bar of progress. */
  leaf: '1.5rem',
} as const

/** Borders that carry a state are thicker than hairlines. */
export const stroke = { state: '2px', strong: '3px' } as const
