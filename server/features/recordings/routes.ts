import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import type { LexiconSource } from '../words/index.ts'
import { readAudio } from './recording-audio.ts'
import { recordingFiles } from './recording-files.ts'
import * as recordings from './recordings.ts'
import { findSubject } from './subjects.ts'

type RecordingHandlers = Pick<
  Handlers,
  'saveRecording' | 'listRecordings' | 'getRecording' | 'getRecordingAudio' | 'deleteRecording' | 'restoreRecording'
>

export function recordingHandlers(deps: Deps, source: LexiconSource): RecordingHandlers {
  const files = recordingFiles(deps)
  return {
    async saveRecording({ query: { id, ...given }, file }, { session }) {
      const subject = await findSubject(deps, source, session, given)
      return recordings.save(deps, files, session, { id, subject, file })
    },
    listRecordings: ({ query }, { session }) => recordings.list(deps, session, query),
    getRecording: ({ params }, { session }) => recordings.readOwn(deps.db, session, params.id),
    getRecordingAudio: ({ params }, { session, header }) => readAudio(deps, files, session, params.id, header('range')),
    async deleteRecording({ params }, { session }) {
      await recordings.remove(deps, session, params.id)
      return undefined
    },
    restoreRecording: ({ params }, { session }) => recordings.restore(deps, session, params.id),
  }
}
