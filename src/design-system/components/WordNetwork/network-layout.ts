/** Where the words and lines of a WordNetwork are: the same for the same links, whatever the width of the screen. */

/** A line between two words. */
export interface NetworkLink {
  /** The two words, each once in the whole drawing. */
  readonly words: readonly [string, string]
  /** How the line is drawn; the legend says what each means. */
  readonly line: 'solid' | 'dashed' | 'dotted'
  /** How often; more is thicker. */
  readonly weight: number
  /** Weaker than the others: it counts no more. */
  readonly faded?: boolean
}

export interface PlacedWord {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface PlacedLink extends Pick<NetworkLink, 'line' | 'faded'> {
  readonly key: string
  readonly path: string
  readonly width: number
}

/** Words that are linked with each other, in one drawing. */
export interface NetworkGroup {
  readonly key: string
  readonly height: number
  readonly words: readonly PlacedWord[]
  readonly links: readonly PlacedLink[]
}

/** Width of a drawing, and height of a word, in its own units. */
export const WIDTH = 320
export const WORD_HEIGHT = 32
const ROW = 48
const MARGIN = 8
/** A word in bold is about so wide for each of its letters. */
const LETTER = 8.5
const LONGEST = 13
/** Where the words of the right column begin. */
const RIGHT = 172
const THICKEST = 6

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
const widthOf = (text: string) => Math.round(shorten(text).length * LETTER + 24)

/** Parts the links into groups that share no word, in the order of the links. The word with most links is on the left of its group. */
export function layoutNetwork(links: readonly NetworkLink[]): NetworkGroup[] {
  return groupLinks(links).map((group) => {
    const degree = new Map<string, number>()
    for (const word of group.flatMap(({ words }) => words)) degree.set(word, (degree.get(word) ?? 0) + 1)
    const [hub = '', ...others] = [...degree.keys()].toSorted((a, b) => (degree.get(b) ?? 0) - (degree.get(a) ?? 0))
    const height = others.length * ROW + MARGIN
    const placed = new Map<string, PlacedWord>([
      [hub, { text: shorten(hub), x: MARGIN, y: height / 2, width: widthOf(hub) }],
      ...others.map((word, index): [string, PlacedWord] => [
        word,
        { text: shorten(word), x: RIGHT, y: MARGIN / 2 + ROW * (index + 0.5), width: widthOf(word) },
      ]),
    ])
    return {
      key: hub,
      height,
      words: [...placed.values()],
      links: group.map(({ words: [one, other], line, weight, faded }) => ({
        key: `${one} ${other}`,
        line,
        faded: faded ?? false,
        width: Math.min(THICKEST, 1 + Math.max(1, weight)),
        path: pathBetween(placed.get(one), placed.get(other)),
      })),
    }
  })
}

function groupLinks(links: readonly NetworkLink[]): NetworkLink[][] {
  let groups: NetworkLink[][] = []
  for (const link of links) {
    const touched = groups.filter((group) => group.some(({ words }) => words.some((word) => link.words.includes(word))))
    const merged = [...touched.flat(), link]
    const [first] = touched
    groups = first
      ? groups.flatMap((group) => (group === first ? [merged] : touched.includes(group) ? [] : [group]))
      : [...groups, merged]
  }
  return groups
}

/** From the left word to one of the column, or along the right side from one of the column to another. */
function pathBetween(one: PlacedWord | undefined, other: PlacedWord | undefined): string {
  if (!one || !other) return ''
  const [from, to] = one.x <= other.x ? [one, other] : [other, one]
  const start = from.x + from.width
  if (from.x < to.x) {
    const middle = (start + to.x) / 2
    return `M${start} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`
  }
  const bend = Math.min(WIDTH - MARGIN / 2, Math.max(start, to.x + to.width) + ROW / 2)
  return `M${start} ${from.y}C${bend} ${from.y} ${bend} ${to.y} ${to.x + to.width} ${to.y}`
}
