import { Volume2, VolumeX } from 'lucide-react'
import { browserMessageText } from '#contract/browser-messages'
import { IconButton } from '#design-system'
import { useLanguage } from '#lib/language'
import type { Voice } from '../model/useVoice.ts'

interface SpeakButtonProps {
  headword: string
  voice: Voice
  /** What a press does: 'Hear the word'. It names no word where that would give the answer away. */
  label: string
  /** `filled` where hearing the word is the main thing to do. */
  variant?: 'plain' | 'filled'
  /** `l` where listening is all there is to do. */
  size?: 'm' | 'l'
}

/** Says a word. When it cannot be said, the button tells so and may be tried again. */
export function SpeakButton({ headword, voice, label, variant = 'filled', size }: SpeakButtonProps) {
  const language = useLanguage()
  return (
    <IconButton
      label={voice.available ? label : browserMessageText('audio_unavailable', language)}
      variant={variant}
      size={size}
      onClick={() => voice.say(headword)}
    >
      {voice.available ? <Volume2 /> : <VolumeX />}
    </IconButton>
  )
}
