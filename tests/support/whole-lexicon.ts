/** The look-up over the whole dictionary, without a database. */
import { UNRANKED } from '#rules/frequency'
import type { ContentRows } from '#content/rows'
import type { FormKind } from '#contract/words'
import { createLexicon, keyOf, type Lexicon } from '../../server/features/words/lexicon.ts'
import { rankPhrases } from '../../server/features/words/phrase-ranks.ts'
import { createTimeSlicer } from '../../server/features/words/time-slicer.ts'

/** Ids count the words from 1. */
export async function createWholeLexicon({ words, senses, forms }: ContentRows): Promise<Lexicon> {
  const ids = new Map(words.map(({ headword }, index) => [headword, index + 1]))
  const zhOf = Map.groupBy(senses, ({ headword }) => headword)
  const entries = words.map(({ headword, topic, frequency, ipaUk, ipaUs, meaningZh, meaningEn, reviewed }, index) => ({
    id: index + 1,
    headword,
    topic,
    key: keyOf(headword),
    rank: frequency ?? UNRANKED,
    summary: {
      id: index + 1,
      headword,
      ipa_uk: ipaUk,
      ipa_us: ipaUs,
      picture: null,
      meaning: { zh: meaningZh, en: meaningEn },
      ...(!reviewed && { unreviewed: true as const }),
    },
    zh: [meaningZh, ...(zhOf.get(headword) ?? []).flatMap(({ zh }) => zh ?? [])].join('，'),
  }))
  const byForm = new Map<string, { id: number; kind: FormKind }[]>()
  for (const { form, headword, kind } of forms)
    byForm.set(form, [...(byForm.get(form) ?? []), { id: ids.get(headword) ?? 0, kind }])
  return createLexicon(rankPhrases(entries), byForm, createTimeSlicer())
}
