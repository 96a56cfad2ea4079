/** The format in which a browser records. The server gets WAV in any case: see sound-worker.ts. */

/** The preferred first. Chromium and Firefox write Opus; Safari before 18.4 writes AAC in MP4 alone. */
const mimeTypes = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const

interface RecorderClass {
  /** Absent from Safari 14.0, whose recorder takes no type but its own. */
  readonly isTypeSupported?: (mimeType: string) => boolean
}

/** The options of this browser's MediaRecorder: none where it shall choose itself, undefined where it has no recorder. */
export function recorderOptions(recorder: RecorderClass | undefined): MediaRecorderOptions | undefined {
  if (!recorder) return undefined
  const mimeType = mimeTypes.find((type) => recorder.isTypeSupported?.(type) === true)
  return mimeType === undefined ? {} : { mimeType }
}
