import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Deps } from '../../deps.ts'
import type { Voice } from '../../providers/voice/index.ts'
import { createSpeaker } from '../../providers/voice/speaker.ts'
import { createShutdownSteps } from '../../shutdown.ts'
import { soundOf, UNKNOWN_SOUND } from './audio.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-audio-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const voice = (id: string, synthesize: Voice['synthesize']): Voice => ({
  id,
  speaks: () => Promise.resolve(true),
  synthesize,
})
const sound = (body: string) => Promise.resolve(new TextEncoder().encode(body))

test('a voice that stands in for a better one is heard once, and no cache keeps it', async () => {
  let isBusy = true
  const best = voice('best', () => (isBusy ? Promise.reject(new Error('too slow')) : sound('best')))
  const speaker = createSpeaker(folder, createShutdownSteps(), null, () => {}, [
    best,
    voice('other', () => sound('other')),
  ])
  const deps = { speaker, log: pino({ level: 'silent' }) } as unknown as Deps
  const read = (etag?: string | null) =>
    soundOf(deps, { text: 'dog', ipa: UNKNOWN_SOUND }, { isNamed: true }, (name) =>
      name === 'if-none-match' ? (etag ?? undefined) : undefined,
    )
  const standIn = await read()
  expect(await standIn.text()).toBe('other')
  expect(standIn.headers.get('Cache-Control')).toBe('no-store')

  isBusy = false
  const right = await read(standIn.headers.get('ETag'))
  expect(await right.text()).toBe('best')
  expect(right.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect((await read(right.headers.get('ETag'))).status).toBe(304)
})
