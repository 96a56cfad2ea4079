/** What an AI service changed in a sentence, word by word. */

/** A piece of the two sentences: in both, only in the learner's, or only in the corrected one. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The fewest words that were removed and added, in order; neighbours of one kind are one piece. */
export function compareSentences(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  // Longest common subsequence, from every place to the end.
  const common = Array.from({ length: old.length + 1 }, () => Array.from({ length: fresh.length + 1 }, () => 0))
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const length =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      common[row]?.splice(column, 1, length)
    }
  const pieces: Piece[] = []
  const push = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1)
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: `${last.text} ${text}` }
    else pieces.push({ kind, text })
  }
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    const [mine, other] = [old[row], fresh[column]]
    if (mine !== undefined && mine === other) {
      push('same', mine)
      row += 1
      column += 1
    } else if (mine !== undefined && (other === undefined || at(row + 1, column) >= at(row, column + 1))) {
      push('removed', mine)
      row += 1
    } else if (other !== undefined) {
      push('added', other)
      column += 1
    }
  }
  return pieces
}
