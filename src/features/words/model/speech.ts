/** The voices of the browser: for words whose voice the server does not send, and for learners who prefer their device's own. */
import type { Accent } from '../api/fetch-voice.ts'

function englishVoices(): SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return []
  return speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith('en'))
}

function voiceFor(voices: readonly SpeechSynthesisVoice[], accent: Accent): SpeechSynthesisVoice | undefined {
  const wanted = accent === 'uk' ? 'en-gb' : 'en-us'
  return voices.find(({ lang }) => lang.toLowerCase().replace('_', '-') === wanted) ?? voices[0]
}

/** An English voice that works on the device itself, of the accent where there is one. */
export function findLocalVoice(accent: Accent): SpeechSynthesisVoice | undefined {
  return voiceFor(
    englishVoices().filter(({ localService }) => localService),
    accent,
  )
}

/** Says a word with an English voice of the browser, one of the device where there is one. Answers false when there is none. */
export function sayBySynthesis(headword: string, accent: Accent, slow: boolean): boolean {
  return sayWithVoice(findLocalVoice(accent) ?? voiceFor(englishVoices(), accent), headword, slow)
}

/** The sentence that is being said: browsers forget an utterance that nothing names, and some end one that is cut off as if it were over. */
let sentenceNow: SpeechSynthesisUtterance | undefined

/**
 * Says a sentence with the voice of `sayBySynthesis`. `onEnd` is told whether it came to its end; it is not called when another sentence or
 * `stopSentence` cut it off. Answers false when there is no voice.
 */
export function saySentence(
  sentence: string,
  accent: Accent,
  slow: boolean,
  onEnd: (isSaid: boolean) => void,
): boolean {
  const voice = findLocalVoice(accent) ?? voiceFor(englishVoices(), accent)
  if (!voice) return false
  const utterance = utteranceOf(voice, sentence, slow)
  const end = (isSaid: boolean) => {
    if (sentenceNow === utterance) onEnd(isSaid)
  }
  utterance.addEventListener('end', () => end(true))
  utterance.addEventListener('error', () => end(false))
  sentenceNow = undefined
  speechSynthesis.cancel()
  sentenceNow = utterance
  speechSynthesis.speak(utterance)
  return true
}

/** Ends the sentence that is being said. */
export function stopSentence(): void {
  sentenceNow = undefined
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/** Says a word with a voice of this device, which sends no text to a service. Answers false when there is none. */
export function sayByDevice(headword: string, accent: Accent, slow: boolean): boolean {
  return sayWithVoice(findLocalVoice(accent), headword, slow)
}

function sayWithVoice(voice: SpeechSynthesisVoice | undefined, headword: string, slow: boolean): boolean {
  if (!voice) return false
  speechSynthesis.cancel()
  speechSynthesis.speak(utteranceOf(voice, headword, slow))
  return true
}

function utteranceOf(voice: SpeechSynthesisVoice, text: string, slow: boolean): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = slow ? 0.6 : 0.95
  return utterance
}
