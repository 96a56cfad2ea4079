export { playTone } from './model/tones.ts'
export { SpeakButton } from './components/SpeakButton.tsx'
export { useVoice } from './model/useVoice.ts'
export type { Voice } from './model/useVoice.ts'
