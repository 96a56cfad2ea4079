/** The dictionary over HTTP. */
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { HttpError } from '../../http/errors.ts'
import { createAi } from '../../providers/ai/create-ai.ts'
import { countAi } from '../../provider-outcomes.ts'
import { createAiSections } from './ai-sections.ts'
import { soundEdition, soundOf, spokenWord, UNKNOWN_SOUND, type Manner } from './audio.ts'
import { streamInfo } from './info.ts'
import { britishWords } from './british-words.ts'
import { spokenForm } from './form-audio.ts'
import { keyOf } from './lexicon.ts'
import { otherVoices, spokenMeaning } from './meaning-audio.ts'
import { lookUp, openLexicon, report, search } from './look-up.ts'
import type { LexiconSource } from './lexicon-source.ts'
import { readSentence } from './sentences.store.ts'
import { clearLookUps, readLookUps, readSenseSound } from './words.store.ts'

/** Looked-up words that are shown. */
const LOOK_UPS = 20

type WordHandlers = Pick<
  Handlers,
  | 'getWord'
  | 'searchWords'
  | 'getWordInfo'
  | 'wordAudio'
  | 'sentenceAudio'
  | 'listLookUps'
  | 'clearLookUps'
  | 'reportWord'
>

export function wordHandlers(deps: Deps, source: LexiconSource): WordHandlers {
  const provider = createAi(deps.env.ai)
  const ai = provider && createAiSections(deps, countAi(provider, deps.metrics))
  const mannerOf = ({ edition, ...manner }: Manner & { edition?: string | undefined }): Manner => ({
    ...manner,
    isNamed: edition !== undefined && edition === soundEdition(deps, source),
  })
  return {
    getWordInfo: ({ params }, call) => streamInfo(deps, source, ai, params.word, call),
    getWord: ({ params }, { language }) => lookUp(deps, source, params.word, language),
    searchWords: async ({ query }) => ({ items: await search(deps, source, query.q, query.limit) }),
    async reportWord({ params, body }, { session }) {
      await report(deps, source, session, { ...params, ...body })
      return undefined
    },
    listLookUps: async (_, { session }) => ({ items: await readLookUps(deps.db, session.userId, LOOK_UPS) }),
    async clearLookUps(_, { session }) {
      await clearLookUps(deps.db, session.userId)
      return undefined
    },
    async wordAudio({ params, query }, { header }) {
      const lexicon = await openLexicon(deps, source)
      const found = lexicon.resolve(params.word)
      if (!found) throw new HttpError('audio_unavailable')
      const key = keyOf(params.word)
      const { entry } = found
      const { meaning, ...asked } = query
      const manner = mannerOf(asked)
      if (meaning !== undefined) {
        const spoken = spokenMeaning(entry.summary, meaning, manner.accent, lexicon)
        return soundOf(deps, spoken, otherVoices[meaning] ? { ...manner, accent: 'us' } : manner, header)
      }
      if (entry.key !== key) return soundOf(deps, spokenForm(found, key, lexicon), manner, header)
      const ofWord = spokenWord(entry.summary)
      if (query.sense === undefined) return soundOf(deps, ofWord, manner, header)
      const ofSense = await readSenseSound(deps.db, entry.id, query.sense)
      if (!ofSense) throw new HttpError('audio_unavailable')
      return soundOf(deps, ofSense.uk === null ? ofWord : { ...ofWord, ipa: ofSense, isOfSense: true }, manner, header)
    },
    async sentenceAudio({ params, query }, { header }) {
      const sentence = await readSentence(deps.db, params.id)
      if (sentence === null) throw new HttpError('audio_unavailable')
      // The voices' own pronunciations are American.
      const wordPhonemes = query.accent === 'uk' ? britishWords(sentence, await openLexicon(deps, source)) : {}
      return soundOf(deps, { text: sentence, ipa: UNKNOWN_SOUND, wordPhonemes }, mannerOf(query), header)
    },
  }
}
