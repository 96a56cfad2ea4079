/** The measurements of the server, each beside the least that does the same on the same database. */
import type { Answer, Run } from '#contract/challenges'
import { median, pause, quantile } from './numbers.ts'
import { ask, duration, firstEvent, send, throughput } from './requests.ts'
import type { Call } from './requests.ts'

export interface Compared {
  readonly value: number
  readonly floor: number
}

/** Rounds of two measurements in turn, so that what disturbs the machine disturbs both. */
export async function inTurn(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Compared> {
  const values: number[] = []
  const floors: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await theirs())
    values.push(await ours())
  }
  return { value: median(values), floor: median(floors) }
}

export interface ServerBench {
  readonly product: string
  readonly floor: string
  readonly token: string
  readonly rounds: number
  /** Seconds of a round under load. */
  readonly seconds: number
}

const startOf = ({ product, token }: ServerBench): Call => ({
  method: 'POST',
  url: `${product}/api/runs`,
  token,
  body: { id: crypto.randomUUID(), category: 'animals-nature', difficulty: 'easy', level: 1, type: 'typing' },
})

/** Answers a second of a reading call, beside Hono with `select 1`. */
export const measureReads = (bench: ServerBench, path: string): Promise<Compared> =>
  inTurn(
    bench.rounds,
    () => throughput(() => ({ url: bench.product + path, token: bench.token }), bench.seconds),
    () => throughput(() => ({ url: `${bench.floor}/select` }), bench.seconds),
  )

/** Milliseconds of suggestions while typing, at each key another, beside Hono with `select 1`. */
export function measureSuggestions(bench: ServerBench): Promise<Compared> {
  const typed = ['a', 'app', 'go', 'inter', 'sus', 'wh', 'electr', 'b'].values()
  const next = () => typed.next().value ?? 'th'
  return inTurn(
    bench.rounds * 10,
    () => duration({ url: `${bench.product}/api/words?q=${next()}`, token: bench.token }),
    () => duration({ url: `${bench.floor}/select` }),
  )
}

/** Milliseconds to the first block of word information, beside a bare stream that says hello. */
export const measureInformation = (bench: ServerBench): Promise<Compared> =>
  inTurn(
    bench.rounds * 10,
    () => firstEvent({ url: `${bench.product}/api/words/go/info`, token: bench.token }),
    () => firstEvent({ url: `${bench.floor}/hello` }),
  )

/** Words of which no sound is made ahead: they have no picture. */
const UNSPOKEN =
  `ability absence academic accurate achieve address admire advance affect agency amount analysis anxious appeal appoint approve argue
  arrange aspect assume attempt attitude average aware balance barrier basis behave belief benefit`.split(/\s+/)

/** Milliseconds within which 95 of 100 words are there that nobody heard before, asked for one after the other in both accents. */
export async function measureFirstPlayback({ product }: ServerBench): Promise<number> {
  const times: number[] = []
  for (const word of UNSPOKEN)
    for (const accent of ['us', 'uk'])
      times.push(await duration({ url: `${product}/api/words/${word}/audio?accent=${accent}` }))
  return quantile(times, 0.95)
}

/** Milliseconds to start a run, beside one inserted row of the same size. */
export const measureStarts = (bench: ServerBench): Promise<Compared> =>
  inTurn(
    bench.rounds * 10,
    () => duration(startOf(bench)),
    () => duration({ method: 'POST', url: `${bench.floor}/insert` }),
  )

/** Milliseconds to finish a run, beside a transaction that only writes the same rows. */
export async function measureFinishes(bench: ServerBench): Promise<Compared> {
  const runs = await Promise.all(Array.from({ length: bench.rounds * 4 }, () => ask<Run>(startOf(bench))))
  // Answers that come faster than a person can give them would skip what a real run writes.
  await pause(2500)
  for (const run of runs)
    await ask({
      method: 'POST',
      url: `${bench.product}/api/runs/${run.id}/answers`,
      token: bench.token,
      body: { answers: rightAnswers(run) },
    })
  const waiting = runs.values()
  return inTurn(
    runs.length,
    () =>
      duration({
        method: 'POST',
        url: `${bench.product}/api/runs/${waiting.next().value?.id}/finish`,
        token: bench.token,
      }),
    async () => {
      const { id } = await ask<{ id: string }>({ method: 'POST', url: `${bench.floor}/prepare` })
      return duration({ method: 'POST', url: `${bench.floor}/finish`, body: { id } })
    },
  )
}

export const rightAnswers = ({ words, questions }: Run): Answer[] =>
  questions.flatMap((question) => {
    const word = 'word_id' in question ? words.find(({ id }) => id === question.word_id) : undefined
    return word
      ? [
          {
            id: crypto.randomUUID(),
            word_id: word.id,
            kind: 'type_word' as const,
            given: word.headword,
            hinted: false,
            slips: 0,
            ms: 2000,
          },
        ]
      : []
  })

/** Milliseconds of a reading call while 40 people try to sign in at once, beside the same call in peace. */
export async function measureFlood(bench: ServerBench): Promise<Compared> {
  const read = { url: `${bench.product}/api/user`, token: bench.token }
  const repeat = async (times: number) => {
    const taken: number[] = []
    for (let time = 0; time < times; time += 1) taken.push(await duration(read))
    return median(taken)
  }
  const attempt = () =>
    send({
      method: 'POST',
      url: `${bench.product}/api/auth/signin`,
      body: { email: `${crypto.randomUUID()}@example.org`, password: 'Wrong-1234' },
    })
  return inTurn(
    bench.rounds,
    async () => {
      const flood = Promise.all(Array.from({ length: 40 }, attempt))
      const taken = await repeat(30)
      await flood
      return taken
    },
    () => repeat(30),
  )
}

const password = 'Tall-Birch-42'

/** An account made as people make one: by the mailed link. */
async function signUp(product: string): Promise<{ email: string; name: string }> {
  const name = `bench-${crypto.randomUUID().slice(0, 8)}`
  const email = `${name}@example.org`
  await ask({ method: 'POST', url: `${product}/api/auth/signup`, body: { username: name, email, password } })
  const [mail] = await ask<{ text: string }[]>({ url: `${product}/api/dev/outbox?to=${email}` })
  const token = /verify-email\/(\S+)/.exec(mail?.text ?? '')?.[1]
  await ask({ method: 'POST', url: `${product}/api/auth/verify-email`, body: { token } })
  return { email, name }
}

export async function signUpAndIn(product: string): Promise<{ token: string; name: string }> {
  const { email, name } = await signUp(product)
  const signIn: Call = { method: 'POST', url: `${product}/api/auth/signin`, body: { email, password } }
  return { token: (await ask<{ access_token: string }>(signIn)).access_token, name }
}

/**
 * Milliseconds until a sign-in is refused: the slower of a wrong password and an unknown account, beside the faster. What differs would tell
 * who has an account.
 */
export async function measureRefusals({ product, rounds }: ServerBench): Promise<Compared> {
  const { email: known } = await signUp(product)
  const signIn = (email: string, typed: string) =>
    send({ method: 'POST', url: `${product}/api/auth/signin`, body: { email, password: typed } })
  const refused = async (email: string) => {
    const from = performance.now()
    const { status, text } = await signIn(email, 'Wrong-1234')
    if (status !== 401) throw new Error(`a wrong password answered ${status}: ${text}`)
    return performance.now() - from
  }
  const { value, floor } = await inTurn(
    rounds * 5,
    async () => {
      const taken = await refused(known)
      // The right password forgets the tries, which else would have to keep a distance.
      await signIn(known, password)
      return taken
    },
    () => refused(`${crypto.randomUUID()}@example.org`),
  )
  return { value: Math.max(value, floor), floor: Math.min(value, floor) }
}
