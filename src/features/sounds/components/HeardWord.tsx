import { Trans, useTranslation } from 'react-i18next'
import { usePhonemeIpa } from '#features/speech'

interface HeardWordProps {
  word: string
  /** The sound that tells it from the other word, in ARPAbet. */
  sound: string
  /** The word that was to be said, where it is another one. */
  target?: string
}

/** 'I heard sink, with /s/. The word was think.' */
export function HeardWord({ word, sound, target }: HeardWordProps) {
  const { t } = useTranslation('sounds')
  const ipaOf = usePhonemeIpa()
  return (
    <span>
      <Trans
        t={t}
        i18nKey={target === undefined ? 'say.heard' : 'say.heardOther'}
        values={{ word, sound: `/${ipaOf(sound)}/`, target }}
        components={{ word: <span lang="en" />, sound: <span lang="en-fonipa" />, target: <span lang="en" /> }}
      />
    </span>
  )
}
