/** What emoji are called: Emojibase, which packages the names and keywords of Unicode's CLDR. */
import { readFile } from 'node:fs/promises'
import type { Language } from '#contract/locales'
import { packageFile } from './packages.ts'

export interface EmojiName {
  /** Code points in hexadecimal, as in '1f468-200d-1f373'. */
  readonly code: string
  /** Place in Unicode's order: faces, people, animals, food, places, activities, objects, symbols, flags. */
  readonly order: number
  readonly name: string
  readonly keywords: readonly string[]
}

interface CompactEmoji {
  readonly hexcode: string
  readonly label: string
  /** Components such as skin tones and single letters of flags have none. */
  readonly order?: number
  readonly tags?: readonly string[]
}

/** All emoji without their skin tones, in Unicode's order. Reads about half a megabyte. */
export async function readEmojiNames(language: Language): Promise<EmojiName[]> {
  // The package's own file, whose form its types give.
  const emoji = JSON.parse(
    await readFile(packageFile('emojibase-data', `${language}/compact.json`), 'utf8'),
  ) as readonly CompactEmoji[]
  return emoji
    .flatMap(({ hexcode, label, order, tags = [] }) =>
      order === undefined ? [] : [{ code: hexcode.toLowerCase(), order, name: label, keywords: tags }],
    )
    .sort((a, b) => a.order - b.order)
}
