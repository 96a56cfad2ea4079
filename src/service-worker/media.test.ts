import { expect, test } from 'vitest'
import { endpoints } from '#contract'
import type { Endpoint } from '#contract/core'
import { isPicture, isPublicVoice, soundName } from './media.ts'

const voices = Object.values<Endpoint>(endpoints).filter(
  ({ access, response }) => access === 'public' && response && 'raw' in response && response.raw === 'audio/wav',
)

test.each(Object.values<Endpoint>(endpoints).map(({ method, path }) => [method, path]))(
  'of the API the worker caches public voices alone: %s %s',
  (method, path) => {
    const isVoice = voices.some((endpoint) => endpoint.path === path && method === 'GET')
    expect(isPublicVoice(path.replace(/\{\w+\}/g, 'x'))).toBe(isVoice)
    expect(isPicture(path)).toBe(false)
  },
)

test('there are voices to cache', () => {
  expect(voices.length).toBeGreaterThan(1)
})

test.each(['/api/words/a/b/audio', '/api/words/audio', '/words/a/audio', '/api/recordings/1/audio'])(
  '%s is no public voice',
  (path) => {
    expect(isPublicVoice(path)).toBe(false)
  },
)

test('a sound has one name whatever edition its address names', async () => {
  const nameOf = (query: string) =>
    soundName.cacheKeyWillBeUsed({ request: new Request(`http://localhost/api/words/a/audio?${query}`) })
  expect(await nameOf('accent=us&edition=one')).toBe(await nameOf('accent=us'))
  expect(await nameOf('accent=us')).not.toBe(await nameOf('accent=uk'))
})
