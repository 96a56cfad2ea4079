/** Recordings for stories, and a microphone that hears a tone or does not work. */
import type { Recording } from '#contract/recordings'
import { ownerOf, settled, transact } from '#lib/offline-store'
import { wavBytes } from './recordings.ts'

export const someRecording = (given: Partial<Recording> = {}): Recording => ({
  id: '9e6b3c0a-6d0c-4e0c-9a52-5b7d7f3a1c01',
  state: 'not_scored',
  kind: 'word',
  text: 'fox',
  sentence_id: null,
  ms: 1_240,
  bytes: 39_724,
  created_at: '2026-03-04T07:32:00.000Z',
  ...given,
})

const think = [
  { phoneme: 'TH', state: 'replaced', heard: 'S' },
  { phoneme: 'IH', state: 'good' },
  { phoneme: 'NG', state: 'unclear' },
  { phoneme: 'K', state: 'not_judged' },
] as const

/** One of each kind of score. */
export const someRecordings = (): Recording[] => [
  someRecording({
    id: '9e6b3c0a-6d0c-4e0c-9a52-5b7d7f3a1c02',
    state: 'scored',
    text: 'think',
    score: {
      overall: 62,
      right_word: true,
      phonemes: [...think],
      words: [{ text: 'think', overall: 62, right_word: true, phonemes: [...think] }],
    },
  }),
  someRecording({ id: '9e6b3c0a-6d0c-4e0c-9a52-5b7d7f3a1c03', state: 'queued' }),
  someRecording({
    id: '9e6b3c0a-6d0c-4e0c-9a52-5b7d7f3a1c04',
    state: 'scored',
    text: 'vest',
    score: { overall: 10, right_word: false, phonemes: [], words: [] },
  }),
  someRecording(),
]

/** Replaces properties of an object until the answer is called. */
function replace(target: object, properties: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(properties).map((name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const)
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(target, name, descriptor)
      else Reflect.deleteProperty(target, name)
    }
  }
}

/** A recorder whose every recording is this sound. */
const recorderOf = (sound: Blob) =>
  class StoryRecorder {
    static readonly isTypeSupported = () => true
    readonly mimeType = 'audio/wav'
    state: RecordingState = 'inactive'
    ondataavailable?: (event: { data: Blob }) => void
    onstop?: () => void

    start(): void {
      this.state = 'recording'
    }

    stop(): void {
      this.state = 'inactive'
      this.ondataavailable?.({ data: sound })
      this.onstop?.()
    }
  }

let tracks: MediaStreamTrack[] = []

/** What the microphone of the story was opened for. */
export const microphoneTracks = (): readonly MediaStreamTrack[] => tracks

/** A microphone that hears a tone of so many seconds, or nothing. Answers how to take it away. */
export function hearTone(seconds: number, isSilent = false): () => void {
  const bytes = wavBytes({ seconds })
  if (isSilent) bytes.fill(0, 44)
  tracks = []
  const getUserMedia = async () => {
    const { stream } = new AudioContext().createMediaStreamDestination()
    tracks.push(...stream.getTracks())
    return stream
  }
  const restoreRecorder = replace(globalThis, { MediaRecorder: recorderOf(new Blob([bytes])) })
  const restoreDevices = replace(navigator, { mediaDevices: { getUserMedia } })
  return () => {
    restoreDevices()
    restoreRecorder()
  }
}

/** A browser whose database has no room for recordings. Answers how to empty it. */
export function fillStorage(): () => void {
  const { put } = IDBObjectStore.prototype
  return replace(IDBObjectStore.prototype, {
    put(this: IDBObjectStore, value: unknown, key: [string, string]) {
      if (key[1].startsWith('recording ')) throw new DOMException('no room', 'QuotaExceededError')
      return put.call(this, value, key)
    },
  })
}

/** A microphone that cannot be had, for the reason of this name; undefined: a browser without any. */
export function failMicrophone(name: string | undefined): () => void {
  const getUserMedia = () => Promise.reject(new DOMException('', name))
  return replace(navigator, { mediaDevices: name === undefined ? undefined : { getUserMedia } })
}

/** Puts recordings of a user, refused or waiting, into the browser's database. Answers how to empty it. */
export async function storeUnsent(userId: string, count: number, refusal?: object): Promise<() => Promise<void>> {
  const state = refusal ? 'refused' : 'waiting'
  const put = (copies: IDBObjectStore, index: number) => {
    const id = `unsent-${index}`
    const at = new Date(Date.UTC(2026, 2, 4, 7, index)).toISOString()
    const target = { kind: 'word', text: 'fox', sentenceId: null }
    const wav = wavBytes({ seconds: 0.3 }).buffer
    return settled(
      copies.put({ id, target, wav, ms: 300, at, refusal }, [ownerOf(userId), `recording ${state} ${at} ${id}`]),
    )
  }
  await transact('readwrite', (copies) => Promise.all(Array.from({ length: count }, (_, index) => put(copies, index))))
  return emptyStorage
}

/** Empties the browser's database. */
export async function emptyStorage(): Promise<void> {
  await transact('readwrite', (copies) => settled(copies.clear()))
}

/** A browser whose database deletes no recordings from now on. Answers how to mend it. */
export const refuseDeletion = (): (() => void) =>
  replace(IDBObjectStore.prototype, {
    delete() {
      throw new DOMException('no deletion', 'UnknownError')
    },
  })
