import { ASKED_CHARACTERS } from '#contract/word-limits'
import { call } from '#lib/api'

const chinese = /\p{Script=Han}/u

/**
 * The word to look up for what was written: Chinese finds the commonest word that means it, anything else is asked for as it is.
 *
 * @throws {ApiError}
 */
export async function headwordFor(text: string): Promise<string> {
  const asked = text.trim()
  if (!chinese.test(asked)) return asked
  const { items } = await call('GET /api/words', { query: { q: asked.slice(0, ASKED_CHARACTERS), limit: 1 } })
  return items[0]?.headword ?? asked
}
