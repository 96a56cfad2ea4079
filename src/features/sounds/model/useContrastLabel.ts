import { usePhonemeIpa } from '#features/speech'

/** Answers '/θ/ – /s/' for 'TH S', in the letters of the learner's accent. */
export function useContrastLabel(): (contrast: string) => string {
  const ipaOf = usePhonemeIpa()
  return (contrast) =>
    contrast
      .split(' ')
      .map((phoneme) => `/${ipaOf(phoneme)}/`)
      .join(' – ')
}
