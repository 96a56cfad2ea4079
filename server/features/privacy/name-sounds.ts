/** Names of sounds in the export. */
import { dayIn } from '#rules/days'

/** Characters of what was said that a name has: with four bytes each, file systems take the whole name. */
const MOST_CHARACTERS = 50
/** All but letters, their marks, digits and what stands inside of words. */
const UNSAFE = /[^\p{L}\p{M}\p{N}'’-]+/gu

/** Characters that every file system takes; nothing that leads to another folder, hides the file or is read as an option. */
function safeText(text: string): string {
  const plain = text.normalize('NFC').replace(UNSAFE, ' ').trim()
  return [...plain].slice(0, MOST_CHARACTERS).join('').trim() || 'recording'
}

interface Sound {
  readonly text: string
  readonly createdAt: Date
}

/**
 * Names one sound after the other: '2026-03-04 apple.wav', and a number after the second of the same. The day is that of the learner's time zone. Each
 * name is given once, also for file systems that see no difference between A and a.
 */
export function createSoundNamer(timeZone: string): (sound: Sound) => string {
  const counts = new Map<string, number>()
  return ({ text, createdAt }) => {
    const name = `${dayIn(timeZone, createdAt)} ${safeText(text)}`
    const key = name.toLowerCase()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    // No text has parentheses, so that no other name is like this one.
    return count === 1 ? `${name}.wav` : `${name} (${count}).wav`
  }
}
