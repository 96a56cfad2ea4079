import { useTranslation } from 'react-i18next'
import type { PictureStatistics } from '#contract/admin'

/** How often a picture was asked about and understood, and what it was taken for, in words. */
export function usePictureRemarks() {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  return ({ asked, right, mistaken }: Pick<PictureStatistics, 'asked' | 'right' | 'mistaken'>): string[] => {
    const answers = mistaken.map(({ headword, times, look_alike }) =>
      t(look_alike ? 'pictures.takenAlike' : 'pictures.taken', { word: headword, count: times }),
    )
    return [
      asked === 0
        ? t('pictures.never')
        : t('pictures.asked', { count: asked, share: Math.round((100 * right) / asked) }),
      ...(answers.length > 0 ? [t('pictures.mistaken', { words: answers.join(ofWords('between')) })] : []),
    ]
  }
}
