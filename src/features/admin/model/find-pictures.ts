/** Search in the picture set. */
import type { ListedPicture } from '#contract/word-manager'
import { pictureFileOf } from './word-blocks.ts'

const LATIN = /\p{Script=Latin}/u

/** How well a text answers a term: 0 it is the term, 1 it begins with it, 2 a word in it does, 3 not at all. Chinese has no spaces: it may stand anywhere. */
function distance(text: string, term: string): number {
  if (text === term) return 0
  if (text.startsWith(term)) return 1
  if (LATIN.test(term)) return text.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(term)) ? 2 : 3
  return text.includes(term) ? 2 : 3
}

/**
 * Pictures that a text finds by the words that show them, by the names and keywords of their emoji in both languages, or as the emoji itself. Each
 * part between spaces must be found; what is called or shown so stands first, in the order of the set.
 */
export function findPictures(pictures: readonly ListedPicture[], text: string): readonly ListedPicture[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (terms.length === 0) return pictures
  const file = pictureFileOf(text)
  const rank = (picture: ListedPicture): number => {
    if (picture.file === file) return 0
    const names = [...picture.words, picture.name.zh, picture.name.en].map((name) => name.toLowerCase())
    const keywords = picture.keywords.map((keyword) => keyword.toLowerCase())
    const ranks = terms.map((term) =>
      Math.min(
        ...names.map((name) => distance(name, term)),
        // A keyword says less than a name: 'car' is also a keyword of the fuel pump.
        ...keywords.map((keyword) => Math.max(2, distance(keyword, term))),
      ),
    )
    return Math.max(...ranks)
  }
  return pictures
    .map((picture) => ({ picture, rank: rank(picture) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ picture }) => picture)
}
