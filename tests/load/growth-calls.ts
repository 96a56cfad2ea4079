/** What the pages of a learner ask of the server, and what the learner does there. */
import { endpoints } from '#contract'
import type { Answer, Run } from '#contract/challenges'
import type { Practice } from '#contract/practice'
import { CHAT, idOf, NOTE, tokenOf } from './growth-fill.ts'
import { pause } from './numbers.ts'
import { ask, send, type Call } from './requests.ts'
import { rightAnswers } from './server.ts'

/** Milliseconds of each call, by its name. */
export type Times = Map<string, number[]>

/** Read in one piece, or a stream that does not end: their size is the learner's own. */
const left = ['/api/events', '/api/user/export', '/api/user/anki', '/api/tutor/stream', '/api/unsubscribe/{token}']

/** What is asked where an address alone asks nothing. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/api/leaderboard': ['', 'span=all', 'scope=contacts'],
  '/api/notes': ['kind=own', 'kind=official'],
  '/api/note-words': ['words=dog,cat'],
  '/api/reader/meanings': ['ids=1,2,3'],
  '/api/reviews/memory': ['word=3'],
  '/api/own-sentences': ['word=3'],
  '/api/sounds/round': ['skill=hear'],
  '/api/walks/words': ['from=due'],
  '/api/words': ['q=do'],
}

/** Pages of one thing. */
const things = (learner: number): Readonly<Record<string, string>> => ({
  '/api/challenges/{category}/levels': '/api/challenges/animals-nature/levels?difficulty=easy',
  '/api/runs/{id}': `/api/runs/${idOf(learner, 2)}`,
  '/api/practices/{id}': `/api/practices/${idOf(learner, 3)}`,
  '/api/notes/{id}': `/api/notes/${idOf(learner, NOTE)}`,
  '/api/notes/{id}/entries': `/api/notes/${idOf(learner, NOTE)}/entries`,
  '/api/conversations/{id}': `/api/conversations/${idOf(learner, CHAT)}`,
  '/api/conversations/{id}/messages': `/api/conversations/${idOf(learner, CHAT)}/messages`,
  '/api/words/{word}': '/api/words/dog',
})

/** Every address that a learner's pages read. */
function pathsOf(learner: number): [name: string, path: string][] {
  const lists = Object.values(endpoints)
    .filter(
      ({ method, access, path }) =>
        method === 'GET' && (access === 'guest' || access === 'user') && !path.includes('{'),
    )
    .filter(({ path }) => !left.includes(path))
    .flatMap(({ path }) => (queries[path] ?? ['']).map((query) => (query ? `${path}?${query}` : path)))
  return [...lists.map((path): [string, string] => [path, path]), ...Object.entries(things(learner))]
}

export const note = (times: Times, name: string, ms: number): void => {
  times.set(name, [...(times.get(name) ?? []), ms])
}

async function timed<T>(times: Times, name: string, call: Call): Promise<T> {
  const from = performance.now()
  const answer = await ask<T>(call)
  note(times, name, performance.now() - from)
  return answer
}

/** Addresses that answer no success to anybody here, such as those of a provider that is not set up. */
export async function readablePaths(origin: string, learner: number): Promise<Set<string>> {
  const token = tokenOf(learner)
  const readable = new Set<string>()
  for (const [name, path] of pathsOf(learner)) {
    const { status, text } = await send({ url: origin + path, token })
    if (status < 300) readable.add(name)
    else process.stdout.write(`left out: ${path} answers ${status} ${text.slice(0, 120)}\n`)
  }
  return readable
}

/** Each page once: a learner who comes finds nothing of theirs in memory. */
export async function readPages(
  origin: string,
  learner: number,
  readable: ReadonlySet<string>,
  times: Times,
): Promise<void> {
  const token = tokenOf(learner)
  for (const [name, path] of pathsOf(learner))
    if (readable.has(name)) await timed(times, `GET ${name}`, { url: origin + path, token })
}

const practiceAnswer = ({ questions, words }: Practice): Answer => {
  const question = questions.find((each) => 'word_id' in each)
  if (!question || !('word_id' in question)) throw new Error('The review asks no single word.')
  const isTyped = ['type_word', 'listen_and_type', 'spell_word'].includes(question.kind)
  const headword = words.find(({ id }) => id === question.word_id)?.headword ?? ''
  const given = isTyped ? headword : String(question.word_id)
  return {
    id: crypto.randomUUID(),
    word_id: question.word_id,
    kind: question.kind,
    given,
    hinted: false,
    slips: 0,
    ms: 2500,
  }
}

/** A run from its start to its end, an answer of a review, a message and a changed setting. */
export async function play(origin: string, learner: number, times: Times): Promise<void> {
  const token = tokenOf(learner)
  const post = <T>(name: string, path: string, body: object): Promise<T> =>
    timed<T>(times, name, { method: 'POST', url: origin + path, token, body })
  const level = { category: 'animals-nature', difficulty: 'easy', level: 1, type: 'typing' }
  const run = await post<Run>('a run begun', '/api/runs', { ...level, id: crypto.randomUUID() })
  const review = await post<Practice>('a review begun', '/api/reviews', { id: crypto.randomUUID() })
  // Faster than a person can answer, nothing would be written.
  await pause(2600)
  const [first, ...rest] = rightAnswers(run)
  const answers = `/api/runs/${run.id}/answers`
  await post('an answer of a run', answers, { answers: [first] })
  await post('seven answers of a run', answers, { answers: rest })
  await post('a run finished', `/api/runs/${run.id}/finish`, {})
  await post('an answer of a review', `/api/practices/${review.id}/answers`, { answers: [practiceAnswer(review)] })
  const text = { id: crypto.randomUUID(), text: 'Good morning!' }
  await post('a message', `/api/conversations/${idOf(learner, CHAT)}/messages`, text)
  await timed(times, 'a setting', { method: 'PUT', url: `${origin}/api/user`, token, body: { sound_effects: true } })
  await timed(times, 'a new guest', { method: 'POST', url: `${origin}/api/auth/guest`, body: {} })
}
