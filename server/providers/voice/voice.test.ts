import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withFullDisk } from '#tests/full-disk'
import { createShutdownSteps } from '../../shutdown.ts'
import { createEspeak } from './espeak.ts'
import { createFlite } from './flite.ts'
import { createSpeaker } from './speaker.ts'
import type { Speech, Voice } from './index.ts'
import { createAudioCache } from './audio-cache.ts'
import { UnknownPhonemeError } from '#rules/parse-phonemes'
import { createRemote } from './remote.ts'
import { formatWav, parseWav } from '../../wav.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-voice-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const speech = (text: string, given: Partial<Speech> = {}): Speech => ({
  text,
  phonemes: null,
  accent: 'us',
  rate: 'normal',
  ...given,
})
const wav = (body: string) => new TextEncoder().encode(`RIFF0000WAVE${body}`)
const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.wav'))

/** A voice that writes down what it says. */
function aVoice(id: string, given: Partial<Voice> = {}) {
  const said: Speech[] = []
  const voice: Voice = {
    id,
    speaks: () => Promise.resolve(true),
    synthesize(asked) {
      said.push(asked)
      return Promise.resolve(wav(`${id} ${asked.text}`))
    },
    ...given,
  }
  return { voice, said }
}
/** What is under test is the sound, not how fast a machine that runs other tests beside makes it. */
const patient = { timeoutMs: 50_000 }
const speaker = (...voices: Voice[]) => createSpeaker(folder, createShutdownSteps(), null, () => {}, voices)

describe('speaker', () => {
  test('makes a sound once for each accent and pace, then reads it from disk', async () => {
    const { voice, said } = aVoice('one')
    const manners = [{}, { accent: 'uk' }, { rate: 'slow' }] as const
    for (const manner of manners) await speaker(voice).say(speech('dog', manner))
    for (const manner of manners) expect(await speaker(voice).say(speech('dog', manner))).toEqual(wav('one dog'))
    expect(said).toHaveLength(3)
    expect(files()).toHaveLength(3)
  })

  test('keeps sounds of the same word apart by their phonemes', async () => {
    const { voice, said } = aVoice('one')
    for (const phonemes of ['lid', 'lɛd', 'lid']) await speaker(voice).say(speech('lead', { phonemes }))
    expect(said.map(({ phonemes }) => phonemes)).toEqual(['lid', 'lɛd'])
    expect(files()).toHaveLength(2)
  })

  test('who asks at the same time waits for the same sound', async () => {
    const { voice, said } = aVoice('one')
    const one = speaker(voice)
    await Promise.all(Array.from({ length: 20 }, () => one.say(speech('dog'))))
    expect(said).toHaveLength(1)
  })

  test('a service that reads the spelling is not asked for the sound of a sense', async () => {
    const remote = createRemote({
      baseUrl: 'http://127.0.0.1:9',
      apiKey: 'key',
      model: 'tts',
      voices: { us: 'a', uk: 'b' },
    })
    expect(await remote.speaks(speech('lead'))).toBe(true)
    expect(await remote.speaks(speech('lead', { phonemes: 'lɛd', isOfSense: true }))).toBe(false)
  })

  test('passes over a voice that does not speak the accent, and one that fails', async () => {
    const american = aVoice('us', { speaks: ({ accent }) => Promise.resolve(accent === 'us') })
    const broken = aVoice('broken', { synthesize: () => Promise.reject(new Error('no')) })
    const last = aVoice('last')
    const one = speaker(american.voice, broken.voice, last.voice)
    expect(await one.say(speech('dog'))).toEqual(wav('us dog'))
    expect(await one.say(speech('dog', { accent: 'uk' }))).toEqual(wav('last dog'))
  })

  test('without any voice there is no sound, and no failure', async () => {
    expect(await speaker().say(speech('dog'))).toBeNull()
  })

  test('makes ahead what is not there yet', async () => {
    const { voice, said } = aVoice('one')
    const one = speaker(voice)
    expect(await one.prepare(speech('dog'))).toBe(true)
    expect(await one.prepare(speech('dog'))).toBe(false)
    expect(said).toHaveLength(1)
  })
})

describe('an MP3 file', () => {
  const pause = (seconds: number) => formatWav({ rate: 16_000, samples: new Int16Array(seconds * 16_000).fill(900) })
  const kinds = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => extname(name))

  test('is an eighth of a word’s WAV file, made once, kept alone and found again', async () => {
    const steps = createShutdownSteps()
    const one = createSpeaker(folder, steps, null, () => {}, [createFlite(steps, patient)])
    const dog = speech('dog', { phonemes: 'dɔɡ' })
    expect(await one.prepare(dog, 'mp3')).toBe(true)
    expect(await one.prepare(dog, 'mp3')).toBe(false)
    const mp3 = await one.say(dog, 'mp3')
    expect(kinds().filter(Boolean)).toEqual(['.mp3'])
    const wavOfDog = await one.say(dog)
    // The first bits of a frame of MPEG audio, layer III.
    expect([mp3?.[0], (mp3?.[1] ?? 0) & 0xe6]).toEqual([0xff, 0xe2])
    expect(mp3?.byteLength).toBeLessThan((wavOfDog?.byteLength ?? 0) / 4)
    expect(await one.identify(dog, 'mp3')).not.toBe(await one.identify(dog))
    await steps.run()
  })

  test('is made of the WAV file that is kept, at 32 kbit a second', async () => {
    const { voice, said } = aVoice('one', { synthesize: async () => pause(2) })
    const steps = createShutdownSteps()
    const one = createSpeaker(folder, steps, null, () => {}, [voice])
    await one.say(speech('dog'))
    voice.synthesize = () => Promise.reject(new Error('said again'))
    const mp3 = await one.say(speech('dog'), 'mp3')
    expect((mp3?.byteLength ?? 0) / 4_000).toBeCloseTo(2, 0)
    expect(said).toEqual([])
    await steps.run()
  })

  test('of a sound that cannot be read is none: the next voice speaks', async () => {
    const steps = createShutdownSteps()
    const outcomes: boolean[] = []
    const next = aVoice('next', { synthesize: async () => pause(1) })
    const one = createSpeaker(folder, steps, null, (isSound) => outcomes.push(isSound), [
      aVoice('bad').voice,
      next.voice,
    ])
    expect((await one.say(speech('dog'), 'mp3'))?.byteLength).toBeGreaterThan(3_000)
    expect(outcomes).toEqual([false, true])
    await steps.run()
  })
})

test('what is kept stays within its bounds: beyond them sounds are made, not kept', async () => {
  const kept = createAudioCache(folder, 40)
  await kept.write('a', wav('a'.repeat(10)))
  await kept.write('b', wav('b'.repeat(10)))
  expect(await kept.read('a')).not.toBeNull()
  expect(await kept.read('b')).toBeNull()
  // Sounds of an earlier run count.
  const later = createAudioCache(folder, 40)
  await later.write('c', wav('c'.repeat(10)))
  expect(files()).toHaveLength(1)
})

test('on a full disk a sound is made and heard, and no half of it is kept', async () => {
  const { voice, said } = aVoice('one')
  const one = speaker(voice)
  await withFullDisk('ENOSPC', async () => {
    expect(await one.say(speech('dog'))).toEqual(wav('one dog'))
  })
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))).toEqual([])
  expect(await one.say(speech('dog'))).toEqual(wav('one dog'))
  expect(said).toHaveLength(2)
  expect(files()).toHaveLength(1)
})

test('Flite says the words of a sentence as they are given', async () => {
  const steps = createShutdownSteps()
  const flite = createFlite(steps, patient)
  const sentence = speech('They dance in the garden.', { accent: 'uk' })
  const asBritish = { ...sentence, wordPhonemes: { dance: 'dɑːns' } }
  const [american, british, again] = await Promise.all(
    [sentence, asBritish, asBritish].map((each) => flite.synthesize(each)),
  )
  expect(again).toEqual(british)
  expect(american).not.toEqual(british)
  await steps.run()
})

test('replicas that share the folder may keep the same sounds at once', async () => {
  const replicas = Array.from({ length: 20 }, () => createAudioCache(folder))
  await Promise.all(replicas.map((kept) => kept.write('a', wav('a'))))
  expect(await replicas[0]?.read('a')).toEqual(wav('a'))
})

const engines = [
  ['Flite', createFlite],
  ['eSpeak NG', createEspeak],
] as const
describe.each(engines)('%s', (_, create) => {
  const closing = createShutdownSteps()
  const voice = create(closing, patient)
  afterAll(() => closing.run())

  test('says a word in both accents, slowly too, without silence at its ends', async () => {
    const us = await voice.synthesize(speech('banana', { phonemes: 'bəˈnænə' }))
    const uk = await voice.synthesize(speech('banana', { phonemes: 'bəˈnɑːnə', accent: 'uk' }))
    const slow = await voice.synthesize(speech('banana', { phonemes: 'bəˈnænə', rate: 'slow' }))
    expect(await voice.speaks(speech('banana'))).toBe(true)
    for (const sound of [us, uk, slow]) {
      const { rate, samples } = parseWav(sound)
      expect(Math.max(...samples.slice(0, rate * 0.1))).toBeGreaterThan(60)
      expect(Math.max(...samples.slice(-rate * 0.2))).toBeGreaterThan(60)
    }
    expect(Buffer.compare(us, uk)).not.toBe(0)
    expect(slow.byteLength).toBeGreaterThan(us.byteLength)
  })

  test('says the phonemes, not the spelling: the same sound for words that sound the same, others for the two of "lead"', async () => {
    const sounds = await Promise.all(
      ['read lid', 'lead lid', 'lead lɛd', 'led lɛd'].map((pair) => {
        const [text = '', phonemes = ''] = pair.split(' ')
        return voice.synthesize(speech(text, { phonemes }))
      }),
    )
    const [one, same, other, otherSame] = sounds.map((sound) => Buffer.from(sound).toString('base64'))
    expect(same).toBe(one)
    expect(otherSame).toBe(other)
    expect(other).not.toBe(one)
  })

  test('says texts without phonetics, and several words', async () => {
    const word = await voice.synthesize(speech('off', { phonemes: 'ɔf' }))
    const phrase = await voice.synthesize(speech('take off', { phonemes: 'ˌteɪk ˈɔf' }))
    const sentence = await voice.synthesize(speech('The dog is sleeping on the sofa.'))
    expect(phrase.byteLength).toBeGreaterThan(word.byteLength)
    expect(sentence.byteLength).toBeGreaterThan(phrase.byteLength)
  })

  test('refuses phonetics with a sign that it does not know', async () => {
    await expect(voice.synthesize(speech('dog', { phonemes: 'dɔɣ' }))).rejects.toThrow(UnknownPhonemeError)
  })

  test('many words at once come out as themselves', async () => {
    const words = ['lid', 'lɛd', 'tɪr', 'tɛr', 'wɪnd', 'waɪnd']
    const alone: Uint8Array[] = []
    for (const phonemes of words) alone.push(await voice.synthesize(speech('word', { phonemes })))
    const together = await Promise.all(words.map((phonemes) => voice.synthesize(speech('word', { phonemes }))))
    expect(together).toEqual(alone)
  })
})

test('Chinese is said by eSpeak NG, and not by Flite', async () => {
  const closing = createShutdownSteps()
  const [flite, espeak] = [createFlite(closing, patient), createEspeak(closing, patient)]
  const chinese = (text: string) => speech(text, { language: 'zh' })
  expect(await flite.speaks(chinese('狗'))).toBe(false)
  expect(await espeak.speaks(chinese('狗'))).toBe(true)
  const dog = await espeak.synthesize(chinese('狗'))
  const both = await espeak.synthesize(chinese('狗；猫'))
  expect(both.byteLength).toBeGreaterThan(dog.byteLength)
  // The same text read as English is another sound, and is kept apart.
  const one = createSpeaker(folder, closing, null, () => {}, [espeak])
  expect(await one.identify(chinese('go'))).not.toBe(await one.identify(speech('go')))
  await closing.run()
})

describe('a configured service', () => {
  const asked: { authorization: string | undefined; body: unknown }[] = []
  let answer: (response: ServerResponse) => void = () => undefined
  let url = ''
  const server = createServer((request: IncomingMessage, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
      answer(response)
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const voice = () => createRemote({ baseUrl: url, apiKey: 'key', model: 'tts', voices: { us: 'anna', uk: 'george' } })

  test('is asked with its key, model and the voice of the accent', async () => {
    answer = (response) => response.end(wav('sound'))
    expect(await voice().synthesize(speech('dog', { accent: 'uk', rate: 'slow' }))).toEqual(wav('sound'))
    expect(asked.at(-1)).toEqual({
      authorization: 'Bearer key',
      body: { model: 'tts', voice: 'george', input: 'dog', response_format: 'wav', speed: 0.75 },
    })
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['a refusal', (response) => response.writeHead(401).end('{}')],
    ['a page', (response) => response.end('<html>')],
    ['a redirect', (response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end()],
    ['a cut', (response) => response.destroy()],
  ])('%s makes no sound, and the next voice speaks', async (_, behaviour) => {
    answer = behaviour
    await expect(voice().synthesize(speech('dog'))).rejects.toBeInstanceOf(Error)
    const { voice: local } = aVoice('local')
    expect(await speaker(voice(), local).say(speech('dog'))).toEqual(wav('local dog'))
  })
})
