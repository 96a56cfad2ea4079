/** The microphone: opened at a press, its level while it is open, what was recorded at the end. */
import { measureLevel } from './level.ts'
import type { Level } from './level.ts'
import { recorderOptions } from './recording-format.ts'

/**
 * `refused`: by the learner or the system. `missing`: there is none, or another program has it. `unsupported`: the browser cannot record, or
 * the page came without HTTPS.
 */
export type MicrophoneErrorReason = 'refused' | 'missing' | 'unsupported'

export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly reason: MicrophoneErrorReason

  constructor(reason: MicrophoneErrorReason, cause?: unknown) {
    super(`The microphone is ${reason}`, { cause })
    this.reason = reason
  }
}

/** What `getUserMedia` rejects with, by the names of the standard; Safari says NotAllowedError for a refusal by the system too. */
const reasons: Readonly<Record<string, MicrophoneErrorReason>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  NotReadableError: 'missing',
  OverconstrainedError: 'missing',
  AbortError: 'missing',
}

/** @throws what is no answer about a microphone: a fault of the program */
export function microphoneErrorOf(cause: unknown): MicrophoneError {
  const reason = cause instanceof DOMException ? reasons[cause.name] : undefined
  if (!reason) throw cause
  return new MicrophoneError(reason, cause)
}

export interface Capture {
  /** The level of this moment. */
  readonly level: () => Level
  /** Ends it and closes the microphone; what was recorded so far. */
  readonly stop: () => Promise<Blob>
  /** Resolves when the microphone goes away by itself: unplugged, or taken by a call. */
  readonly ended: Promise<void>
}

const constraints: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
}

async function openStream(): Promise<MediaStream> {
  // Undefined without HTTPS and in some web views, whatever the compiler says.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new MicrophoneError('unsupported')
  try {
    return await devices.getUserMedia(constraints)
  } catch (cause) {
    throw microphoneErrorOf(cause)
  }
}

function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** A recording may end before the meter has begun. */
function ignoreClosedContext(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error
}

/** Measures a stream until its context is closed. */
function openMeter(context: AudioContext, stream: MediaStream): () => Level {
  // Where the browser does not count the press that asked for the microphone.
  if (context.state === 'suspended') context.resume().catch(ignoreClosedContext)
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return () => {
    analyser.getFloatTimeDomainData(samples)
    return measureLevel(samples)
  }
}

function record(stream: MediaStream, options: MediaRecorderOptions): Capture {
  const recorder = new MediaRecorder(stream, options)
  const context = new AudioContext()
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  recorder.onstop = () => {
    void context.close()
    closeStream(stream)
    end()
  }
  try {
    const level = openMeter(context, stream)
    recorder.start()
    return {
      level,
      ended,
      stop: async () => {
        // It has stopped already where the microphone went away.
        if (recorder.state !== 'inactive') recorder.stop()
        await ended
        return new Blob(parts, { type: recorder.mimeType })
      },
    }
  } catch (error) {
    void context.close()
    throw error
  }
}

/** Asks for the microphone and records from it. @throws {MicrophoneError} */
export async function startCapture(): Promise<Capture> {
  const options = recorderOptions(globalThis.MediaRecorder)
  if (!options) throw new MicrophoneError('unsupported')
  const stream = await openStream()
  try {
    return record(stream, options)
  } catch (cause) {
    // Nothing else would switch the microphone off.
    closeStream(stream)
    // Firefox cannot read a microphone of another rate, and each browser has a limit of audio contexts.
    throw cause instanceof DOMException ? new MicrophoneError('missing', cause) : cause
  }
}
