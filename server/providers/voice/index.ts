/** Voices that speak words, and the speaker that chooses between them. */

export interface Speech {
  readonly text: string
  /** Printed phonetics of the accent, without slashes: what is heard is what is read. Null for texts that have none. */
  readonly phonemes: string | null
  /** The sound of one sense of a word: a voice that reads the spelling does not know it. */
  readonly isOfSense?: boolean
  /** Phonetics of words of a text that has none as a whole, by the word in lower case. */
  readonly wordPhonemes?: Readonly<Record<string, string>>
  readonly accent: 'us' | 'uk'
  readonly rate: 'normal' | 'slow'
  /** Of the text, where it is not English. */
  readonly language?: 'zh'
}

/** One way of making sound. */
export interface Voice {
  /** Name and version: sounds of another engine are kept apart. */
  readonly id: string
  /** Whether it works on this machine and can speak this. */
  speaks(speech: Speech): Promise<boolean>
  /** A WAV file. Throws when it cannot be made within a few seconds. */
  synthesize(speech: Speech): Promise<Uint8Array<ArrayBuffer>>
}

/** MP3 is for listening; WAV, the default, is what recordings are compared with. */
export type SoundFormat = 'wav' | 'mp3'

/** A sound, and what decided it as `Speaker.identify` names it: another name than the best voice's where that one failed. */
export interface Spoken {
  readonly sound: Uint8Array<ArrayBuffer>
  readonly name: string
}

export interface Speaker {
  /** Names all that decides how a text sounds beside the text itself: the voices and their formats. */
  readonly edition: string
  /** The sound; null when no voice works here, and the browser's own must serve. Throws QueueFullError when too many calls wait. */
  say(speech: Speech, format?: SoundFormat): Promise<Uint8Array<ArrayBuffer> | null>
  /** As `say`, with the voice that it came from. */
  speak(speech: Speech, format?: SoundFormat): Promise<Spoken | null>
  /** What decides a sound: the best voice that works here, all that it gets, and the format. Null when no voice works here. */
  identify(speech: Speech, format?: SoundFormat): Promise<string | null>
  /** Makes a sound ahead, unless the best voice that works here has made it already; resolves to whether it had to be made. */
  prepare(speech: Speech, format?: SoundFormat): Promise<boolean>
}
