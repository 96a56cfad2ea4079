import { soundEdition } from './sound-edition.ts'

const edition = () => {
  const name = soundEdition()
  return name === undefined ? '' : `&edition=${name}`
}

/** The address of a word's voice, of one accent and speed. */
export const wordSound = (word: string, accent: 'us' | 'uk', rate: 'normal' | 'slow' = 'normal'): string =>
  `/api/words/${encodeURIComponent(word)}/audio?accent=${accent}&rate=${rate}&format=mp3${edition()}`

/** The address of a word's voice in one of its senses. */
export const senseSound = (word: string, accent: 'us' | 'uk', sense: number): string =>
  `${wordSound(word, accent)}&sense=${sense}`

/** The address of an example sentence's voice. */
export const sentenceSound = (id: string, accent: 'us' | 'uk'): string =>
  `/api/sentences/${encodeURIComponent(id)}/audio?accent=${accent}&format=mp3${edition()}`
