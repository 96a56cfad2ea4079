import { useListening } from './useListening.ts'
import { useSpeaking } from './useSpeaking.ts'

/** What the start of a run says of the skills that may be asked; what is left out is as usual: heard, and not said. */
export function useAskableSkills(): { listening?: false; speaking?: true } {
  const { canListen } = useListening()
  const { canSpeak } = useSpeaking()
  return { ...(!canListen && { listening: false }), ...(canSpeak && { speaking: true }) }
}
