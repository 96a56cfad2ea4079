import { useUser } from '#lib/session'
import { ipaOfPhoneme } from '#rules/phonemes'

/** Answers the letters of a phoneme, without slashes, in the accent of the learner's voice. */
export function usePhonemeIpa(): (phoneme: string) => string {
  const accent = useUser().user?.voice_accent ?? 'us'
  return (phoneme) => ipaOfPhoneme(phoneme, accent)
}
