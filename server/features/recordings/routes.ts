import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import type { LexiconSource } from '../words/index.ts'
import { createSemaphore } from '../../semaphore.ts'
import { createAudioReader } from './recording-audio.ts'
import { recordingFiles } from './recording-files.ts'
import * as recordings from './recordings.ts'
import { findSubject } from './subjects.ts'

type RecordingHandlers = Pick<
  Handlers,
  | 'saveRecording'
  | 'keepRecording'
  | 'listRecordings'
  | 'getRecording'
  | 'getRecordingAudio'
  | 'deleteRecording'
  | 'restoreRecording'
>

/** Uploads that are saved at once, and how many more wait: uploads of one learner wait for each other, and would hold every connection to the database. */
const SAVED_AT_ONCE = 4
const WAITING = 250

export function recordingHandlers(deps: Deps, source: LexiconSource): RecordingHandlers {
  const files = recordingFiles(deps)
  const readAudio = createAudioReader(deps, files)
  const inTurn = createSemaphore(SAVED_AT_ONCE, WAITING)
  return {
    async saveRecording({ query: { id, keep, at, ...given }, file }, { session }) {
      const subject = await findSubject(deps, source, session, given)
      return inTurn(() => recordings.save(deps, files, session, { id, subject, isTake: keep === 'later', at, file }))
    },
    keepRecording: ({ params }, { session }) => recordings.keep(deps, session, params.id),
    listRecordings: ({ query }, { session }) => recordings.list(deps, session, query),
    getRecording: ({ params }, { session }) => recordings.readOwn(deps.db, session, params.id),
    getRecordingAudio: ({ params }, call) => readAudio(call, params.id),
    async deleteRecording({ params }, { session }) {
      await recordings.remove(deps, session, params.id)
      return undefined
    },
    restoreRecording: ({ params }, { session }) => recordings.restore(deps, session, params.id),
  }
}
