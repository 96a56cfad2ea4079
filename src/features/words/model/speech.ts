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

/** Says a word with a voice of this device, which sends no text to a service. Answers false when there is none. */
export function sayByDevice(headword: string, accent: Accent, slow: boolean): boolean {
  return sayWithVoice(findLocalVoice(accent), headword, slow)
}

function sayWithVoice(voice: SpeechSynthesisVoice | undefined, headword: string, slow: boolean): boolean {
  if (!voice) return false
  const utterance = new SpeechSynthesisUtterance(headword)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = slow ? 0.6 : 0.95
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return true
}
