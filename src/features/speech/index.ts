/** What a learner says: recorded here, and shown as the scorer heard it. */
export { ScoreDetails, ScoreMark } from './components/Score.tsx'
export { VoiceRecorder } from './components/VoiceRecorder.tsx'
export type { RecorderHandle } from './components/VoiceRecorder.tsx'
export type { OpenPhoneme, PhonemeHelpSlot, PhonemeOfWord } from './model/open-phoneme.ts'
export { usePhonemeIpa } from './model/usePhonemeIpa.ts'
export { readSound, SoundDecodeError } from './model/sound.ts'
export type { Sound } from './model/sound.ts'
export type { FinishedSound } from './model/finish-sound.ts'
