import { beforeEach, expect, test, vi } from 'vitest'
import type { TakenAlong } from './take-run.ts'
import type { TakenPlayable, TakenRun } from './taken-run.ts'

const HOUR = 3_600_000
const copies = new Map<string, unknown>()

vi.mock('#lib/offline-store', () => ({
  readCopy: (_: string, name: string) => Promise.resolve(copies.get(name)),
  writeCopy: (_: string, name: string, value: unknown) => Promise.resolve(copies.set(name, value)),
}))
vi.mock('#lib/pending-store', () => ({ listPendingKeys: () => [] }))
vi.mock('#lib/storage', () => ({ userStore: () => ({ get: () => undefined, set: () => undefined }) }))
vi.mock('#lib/token', () => ({ token: { read: () => 'session' } }))
vi.mock('#features/words', () => ({ fetchVoice: vi.fn<() => void>(), VoiceUnavailableError: Error }))
vi.stubGlobal('navigator', { onLine: true })

const { takeRun } = await import('./take-run.ts')

const learner = { id: 'ann', voice_accent: 'us', voice_rate: 'normal' } as const
const runOf = (id: string, age: number, words: number[]): TakenPlayable => ({
  id,
  issued_at: new Date(Date.now() - age).toISOString(),
  expires_at: new Date(Date.now() + 24 * HOUR).toISOString(),
  questions: words.map((word_id) => ({ kind: 'type_word', word_id })),
  words: [],
  answers: [],
  result: null,
})
const keep = (taken: TakenRun) => copies.set('run review', taken)
const kept = () => copies.get('run review') as TakenRun

const created = vi.fn<(taken: TakenAlong) => void>()
const take = (issued: (taken: TakenAlong) => TakenPlayable) =>
  takeRun(learner, {
    slot: 'review',
    idName: 'review/due',
    channel: 'practice',
    create: (taken) => {
      created(taken)
      return Promise.resolve(issued(taken))
    },
  })

beforeEach(() => {
  copies.clear()
  created.mockClear()
})

test('a run that is an hour old is asked for again under its id, and loses the words that were hidden', async () => {
  keep({ idName: 'review/due', run: runOf('run-1', 2 * HOUR, [1, 2]) })
  await take(() => runOf('run-1', 2 * HOUR, [2]))
  expect(created.mock.calls).toEqual([[{ id: 'run-1', offline: true }]])
  expect(kept().run.questions).toHaveLength(1)
  await take(() => runOf('run-1', 2 * HOUR, []))
  expect(created).toHaveBeenCalledTimes(1)
  expect(kept().run.questions).toHaveLength(1)
})

test('a younger run stays as it is, and an old one is replaced', async () => {
  keep({ idName: 'review/due', run: runOf('run-1', HOUR / 2, [1, 2]) })
  await take(() => runOf('never', 0, []))
  expect(created).not.toHaveBeenCalled()
  keep({ idName: 'review/due', run: runOf('run-1', 13 * HOUR, [1, 2]) })
  await take(({ id }) => runOf(id, 0, [3]))
  expect(created.mock.calls).toEqual([[{ id: expect.not.stringMatching('run-1'), offline: true, replaces: 'run-1' }]])
  expect(kept().run.questions).toHaveLength(1)
})
