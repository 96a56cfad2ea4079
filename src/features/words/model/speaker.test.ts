import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser'
import { preloadVoices } from './speaker.ts'

beforeEach(() => void stubBrowser())
afterEach(() => vi.unstubAllGlobals())

const decoder = (decodeAudioData: () => Promise<unknown>) =>
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decodeAudioData
    },
  )

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has none', () => Promise.resolve(new Response('', { status: 404 }))],
  ['the browser has no sound', () => Promise.resolve(new Response('RIFF'))],
])('recordings that cannot come are passed over when %s', async (_why, fetch) => {
  vi.stubGlobal('fetch', fetch)
  await expect(preloadVoices(['fox', 'dog'])).resolves.toBeUndefined()
})

test('a recording that cannot be decoded is passed over, a fault of the page is not', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('RIFF')))
  decoder(() => Promise.reject(new DOMException('Broken', 'EncodingError')))
  await expect(preloadVoices(['cat'])).resolves.toBeUndefined()
  decoder(() => Promise.reject(new RangeError('A fault of the page')))
  await expect(preloadVoices(['hen'])).rejects.toThrow(RangeError)
})
