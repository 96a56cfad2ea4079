/** What a learner chooses of an Anki package. */
import type { readPackage } from '#contract/anki'
import type { Output } from '#contract/core'
import { MOST_WORDS } from '#contract/note-limits'

export type PackageOutline = Output<typeof readPackage>

/** Values of fields of a form: ids and indexes as text, '' for none and for all. */
export interface PackageChoice {
  readonly type: string
  readonly word: string
  readonly meaning: string
  readonly remark: string
  readonly deck: string
  readonly from: string
  /** Whether the reviews of the words come along. */
  readonly reviews: boolean
}

const indexText = (index: number | null) => (index === null ? '' : String(index))

/** The fields that are guessed for a note type; for one that is not there the first. */
export function choiceFor({ types, reviews }: PackageOutline, id?: string): PackageChoice {
  const type = types.find((each) => each.id === id) ?? types[0]
  const { word = 0, meaning = null, remark = null } = type?.guess ?? {}
  const fields = { word: indexText(word), meaning: indexText(meaning), remark: indexText(remark) }
  return { type: type?.id ?? '', ...fields, deck: '', from: '0', reviews: reviews > 0 }
}

/** Where each import of at most 2,000 words begins, of as many as these choices may have. */
export function portionsOf(
  { types, decks }: PackageOutline,
  { type, deck }: PackageChoice,
): { from: number; to: number }[] {
  const ofType = types.find(({ id }) => id === type)?.notes ?? 0
  const most = Math.min(ofType, decks.find(({ id }) => id === deck)?.notes ?? ofType)
  return Array.from({ length: Math.ceil(most / MOST_WORDS) }, (_, index) => ({
    from: index * MOST_WORDS,
    to: Math.min(most, (index + 1) * MOST_WORDS),
  }))
}

/** What stands in the chosen fields of the first notes. */
export function sampleRows(
  { types }: PackageOutline,
  choice: PackageChoice,
): { word: string; meaning: string; remark: string }[] {
  const samples = types.find(({ id }) => id === choice.type)?.samples ?? []
  const at = (sample: readonly string[], index: string) => (index === '' ? '' : (sample[Number(index)] ?? ''))
  return samples.map((sample) => ({
    word: at(sample, choice.word),
    meaning: at(sample, choice.meaning),
    remark: at(sample, choice.remark),
  }))
}
