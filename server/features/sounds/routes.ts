import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import type { LexiconSource } from '../words/index.ts'
import { readSounds } from './read-sounds.ts'
import { readRound, recordAnswers } from './trainer.ts'

type SoundHandlers = Pick<Handlers, 'getSounds' | 'getSoundRound' | 'recordSoundAnswers'>

export function soundHandlers(deps: Deps, source: LexiconSource): SoundHandlers {
  return {
    getSounds: (_, { session }) => readSounds(deps, source, session),
    getSoundRound: ({ query }, { session }) => readRound(deps, source, session, query),
    async recordSoundAnswers({ body }, { session }) {
      await recordAnswers(deps, session, body)
      return undefined
    },
  }
}
