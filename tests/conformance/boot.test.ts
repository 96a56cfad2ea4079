import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { minifySync } from 'vite'
import { describe, expect, test } from 'vitest'
import { startRun } from '#contract/challenges'
import { gameAddress } from '../../src/features/challenges/model/address.ts'
import { runKey } from '../../src/features/challenges/model/saved-run.ts'

const source = readFileSync('src/boot/boot.js', 'utf8')

interface Asked {
  path: string
  body: unknown
}

/** Opens a page as a browser with this storage would, and tells what it asked for. */
async function open(address: string, stored: Record<string, string>, answer: unknown = {}) {
  const asked: Asked[] = []
  const pictures: string[] = []
  const url = new URL(address, 'https://wordgrove.example')
  const window: { __boot?: { run?: { at: string; id: string; data?: unknown } } } = {}
  const root = { className: '' }
  // Names of the storage are its own keys, as in a browser.
  const localStorage = Object.assign(Object.create({ getItem: (key: string) => stored[key] ?? null }) as object, stored)
  const fetch = (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) })
    return Promise.resolve(Response.json(body === undefined ? {} : answer))
  }
  class Image {
    set src(file: string) {
      pictures.push(file)
    }
  }
  const world = { document: { documentElement: root }, location: url, URLSearchParams, crypto, AbortSignal, Response }
  runInContext(source, createContext({ ...world, window, localStorage, fetch, Image }))
  await new Promise((done) => setTimeout(done))
  return { asked, pictures, mode: root.className, boot: window.__boot }
}

const id = '4f2d7a2e-2f4b-4a3c-9d6e-0a8b7c6d5e4f'
const game = '/word-challenge/animals-nature/game?difficulty=easy&level=2&type=typing'

describe('what the document does before any module is here', () => {
  test.each(['boot.js', 'answer.js'])('%s fits into a kilobyte', (name) => {
    const script = readFileSync(`src/boot/${name}`, 'utf8')
    expect(minifySync(name, script).code.length).toBeLessThanOrEqual(1024)
  })

  test('sets the display mode', async () => {
    expect((await open('/', { eyeProtection: 'true' })).mode).toBe('eye-protection')
    expect((await open('/', {})).mode).toBe('light')
  })

  test('asks nothing for a visitor', async () => {
    expect((await open(game, {})).asked).toEqual([])
  })

  test('asks who is there, and on other pages nothing else', async () => {
    expect((await open('/home', { token: 't' })).asked).toEqual([{ path: '/api/user', body: undefined }])
  })

  test.each([
    [game, { category: 'animals-nature', difficulty: 'easy', level: 2, type: 'typing', words_from: 'level' }],
    [
      '/word-challenge/food-drink/fruit/game?difficulty=hard&level=1&type=matching&words=missed',
      {
        category: 'food-drink',
        sub: 'fruit',
        difficulty: 'hard',
        level: 1,
        type: 'matching',
        words_from: 'missed',
      },
    ],
  ])('asks for the run of %s as the contract wants it', async (address, place) => {
    const { asked, boot } = await open(address, { token: 't' })
    expect(asked[1]).toEqual({ path: '/api/runs', body: { id: boot?.run?.id, ...place } })
    expect(startRun.body.safeParse(asked[1]?.body).success).toBe(true)
    expect(boot?.run?.at).toBe(address)
  })

  test('goes on with the run that the application keeps for the address', async () => {
    const place = { category: 'animals-nature', sub: null, difficulty: 'easy', level: 2, type: 'typing' } as const
    const key = runKey({ ...place, wordsFrom: 'level' })
    const address = gameAddress({ ...place, wordsFrom: 'level' })
    const { boot } = await open(address, { token: 't', [`wordgrove:someone:${key}`]: JSON.stringify(id) })
    expect(boot?.run?.id).toBe(id)
  })

  test('keeps the answer at hand and begins to bring the first picture', async () => {
    const run = { id, words: [{ picture: '/pictures/1f41f.webp' }] }
    const { boot, pictures } = await open(game, { token: 't' }, run)
    expect(boot?.run?.data).toEqual(run)
    expect(pictures).toEqual(['/pictures/1f41f.webp'])
  })
})
