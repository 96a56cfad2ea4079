import { afterEach, describe, expect, test, vi } from 'vitest'
import { MicrophoneError, microphoneErrorOf, startCapture } from './microphone.ts'
import { recorderOptions } from './recording-format.ts'

const supporting = (...types: string[]) => ({ isTypeSupported: (type: string) => types.includes(type) })

describe('the format', () => {
  test.each([
    [
      'Chromium, also on phones',
      supporting('audio/webm;codecs=opus', 'audio/mp4'),
      { mimeType: 'audio/webm;codecs=opus' },
    ],
    ['Firefox', supporting('audio/webm;codecs=opus', 'audio/ogg;codecs=opus'), { mimeType: 'audio/webm;codecs=opus' }],
    ['Safari 14.1 to 18.3, also on phones', supporting('audio/mp4'), { mimeType: 'audio/mp4' }],
    ['Safari from 18.4 on', supporting('audio/mp4', 'audio/webm;codecs=opus'), { mimeType: 'audio/webm;codecs=opus' }],
    ['Safari 14.0, which cannot be asked', {}, {}],
    ['a browser with a format of its own', supporting(), {}],
    ['a browser without recorder', undefined, undefined],
  ])('of %s', (_browser, recorder, options) => {
    expect(recorderOptions(recorder)).toEqual(options)
  })
})

describe('why there is no sound', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['AbortError', 'missing'],
  ])('%s is told as %s', (name, fault) => {
    expect(microphoneErrorOf(new DOMException('', name)).fault).toBe(fault)
  })

  test('a fault of the program is none of them', () => {
    const fault = new RangeError('ours')
    expect(() => microphoneErrorOf(fault)).toThrow(fault)
  })

  test('a browser without recorder is told before it asks for the microphone', async () => {
    const ask = vi.fn<() => void>()
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: ask } })
    vi.stubGlobal('MediaRecorder', undefined)
    await expect(startCapture()).rejects.toEqual(new MicrophoneError('unsupported'))
    expect(ask).not.toHaveBeenCalled()
  })

  test('a page without HTTPS has no devices', async () => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('MediaRecorder', supporting('audio/mp4'))
    await expect(startCapture()).rejects.toMatchObject({ fault: 'unsupported' })
  })
})
