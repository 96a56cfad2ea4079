import type { Difference } from '#rules/word-difference'

/** One place in which two words differ: each has something there, or one of them alone, whose index it is. */
export type DifferentPlace =
  | { readonly kind: 'swap'; readonly one: string; readonly other: string }
  | { readonly kind: 'only'; readonly part: string; readonly of: 0 | 1 }

/** The places in which two words differ, in order. */
export const placesOf = ({ parts }: Difference): DifferentPlace[] =>
  parts.flatMap((part): DifferentPlace[] => {
    if (part.isSame) return []
    const [one, other] = [part.one.join(''), part.other.join('')]
    if (one !== '' && other !== '') return [{ kind: 'swap', one, other }]
    return [one === '' ? { kind: 'only', part: other, of: 1 } : { kind: 'only', part: one, of: 0 }]
  })

/** A word as it is written, with the letters marked that the other one has not. */
export function markedParts({ parts }: Difference, side: 'one' | 'other', headword: string) {
  const letters = [...headword.normalize('NFC')]
  return parts.flatMap((part) => {
    const text = letters.splice(0, part[side].length).join('')
    return text === '' ? [] : [{ text, marked: !part.isSame }]
  })
}
