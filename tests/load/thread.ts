/** What the server's one thread and its memory have to bear while words are asked for. */
import type { Cell } from './budget.ts'
import { pause } from './numbers.ts'
import type { Product } from './processes.ts'
import { ask, send } from './requests.ts'
import { signUpAndIn, type ServerBench } from './server.ts'

const IDLE_MS = 30_000
const MB = 2 ** 20

const turn = (what: string, value: number, limit: number): Cell => ({
  name: `longest turn: ${what}`,
  unit: 'ms',
  value,
  limit,
  better: 'less',
})

/** The longest turn while the dictionary was loaded, and what the server takes when nobody asks for anything. */
export async function measureLoading(product: Product): Promise<Cell[]> {
  const { longestTurn } = await product.look()
  await pause(IDLE_MS)
  const { memory } = await product.look()
  return [
    turn('loading the dictionary', longestTurn, 150),
    { name: 'memory of the idle server', unit: 'MB', value: memory / MB, limit: 450, better: 'less' },
  ]
}

const words = ['go', 'set', 'apple', 'mice', 'light', 'sustainable']
const misspelt = ['recieve', 'accomodation', 'internationaly', 'photosynthesys', 'elefant']
const typed = ['a', 'st', 'inter', 'con', '的', '美丽的', '人', '经济']
const text =
  'The quick brown foxes were jumping over lazy dogs while governments discussed photography near mountains. '

/** The longest turn while many look words up at once, mistype them, search, stream information and group a long text. */
export async function measureLookingUp(bench: ServerBench, product: Product): Promise<Cell[]> {
  const { token } = await signUpAndIn(bench.product)
  const get = (path: string) => send({ url: `${bench.product}/api/words${path}`, token })
  const body = { text: text.repeat(50).slice(0, 5000) }
  await product.look()
  for (let round = 0; round < bench.rounds; round += 1) {
    await Promise.all([
      ...words.flatMap((word) => Array.from({ length: 8 }, () => get(`/${word}`))),
      ...misspelt.flatMap((word) => Array.from({ length: 8 }, () => get(`/${word}`))),
      ...typed.map((start) => get(`?q=${encodeURIComponent(start)}&limit=50`)),
      ...Array.from({ length: 50 }, (_, index) => get(`/${words[index % words.length]}/info`)),
    ])
  }
  await ask({ method: 'POST', url: `${bench.product}/api/groupings`, token, body })
  const { longestTurn } = await product.look()
  return [turn('look-ups, streams, suggestions, grouping', longestTurn, 20)]
}
