/** The voice of the browser, for words whose recording does not come. */
import type { Accent } from '../api/fetch-voice.ts'

function voiceFor(accent: Accent): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith('en'))
  const wanted = accent === 'uk' ? 'en-gb' : 'en-us'
  return voices.find(({ lang }) => lang.toLowerCase().replace('_', '-') === wanted) ?? voices[0]
}

/** Says a word with an English voice of the browser. Answers false when there is none. */
export function sayBySynthesis(headword: string, accent: Accent, slow: boolean): boolean {
  if (!('speechSynthesis' in window)) return false
  const voice = voiceFor(accent)
  if (!voice) return false
  const utterance = new SpeechSynthesisUtterance(headword)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = slow ? 0.6 : 0.95
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return true
}
