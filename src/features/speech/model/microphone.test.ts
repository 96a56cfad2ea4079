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
  ])('%s is told as %s', (name, reason) => {
    expect(microphoneErrorOf(new DOMException('', name)).reason).toBe(reason)
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
    await expect(startCapture()).rejects.toMatchObject({ reason: 'unsupported' })
  })
})

/** What a browser records with. */
function stubRecording() {
  const track = { stop: vi.fn<() => void>() }
  const close = vi.fn<() => Promise<void>>().mockResolvedValue()
  class FakeRecorder {
    static readonly isTypeSupported = () => true
    readonly mimeType = 'audio/webm'
    state = 'inactive'
    onstop?: () => void
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.onstop?.()
    }
  }
  class FakeContext {
    readonly state = 'running'
    readonly close = close
    createAnalyser = () => ({ fftSize: 32 })
    createMediaStreamSource = () => ({ connect: () => undefined })
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) } })
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', FakeContext)
  return { track, close, FakeRecorder, FakeContext }
}

describe('the microphone is switched off', () => {
  afterEach(() => vi.unstubAllGlobals())
  // A constructor, too, which an arrow function is not.
  function fail(): void {
    throw new DOMException('', 'NotSupportedError')
  }

  test('when the recording stops', async () => {
    const { track, close } = stubRecording()
    const capture = await startCapture()
    expect(track.stop).not.toHaveBeenCalled()
    await capture.stop()
    expect(track.stop).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
  })

  test('when the browser makes no recorder', async () => {
    const { track } = stubRecording()
    vi.stubGlobal('MediaRecorder', Object.assign(fail, supporting('audio/mp4')))
    await expect(startCapture()).rejects.toMatchObject({ reason: 'missing' })
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test('when the browser makes no audio context', async () => {
    const { track } = stubRecording()
    vi.stubGlobal('AudioContext', fail)
    await expect(startCapture()).rejects.toMatchObject({ reason: 'missing' })
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test.each(['createMediaStreamSource', 'createAnalyser'])('when %s of the audio context fails', async (name) => {
    const { track, close, FakeContext } = stubRecording()
    vi.stubGlobal(
      'AudioContext',
      class extends FakeContext {
        readonly [name] = fail
      },
    )
    await expect(startCapture()).rejects.toMatchObject({ reason: 'missing' })
    expect(track.stop).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
  })

  test('when the recorder does not start, by a fault of the program too', async () => {
    const { track, close, FakeRecorder } = stubRecording()
    vi.spyOn(FakeRecorder.prototype, 'start').mockImplementation(() => {
      throw new RangeError('ours')
    })
    await expect(startCapture()).rejects.toThrow(RangeError)
    expect(track.stop).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
  })
})
