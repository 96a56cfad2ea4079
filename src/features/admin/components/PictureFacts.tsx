import { useTranslation } from 'react-i18next'
import type { EditedWord } from '#contract/word-manager'
import { Stack, Text } from '#design-system'
import { usePictureRemarks } from '../model/usePictureRemarks.ts'

/** How the picture of a word is understood, and which words show the same. */
export function PictureFacts({ word: { statistics, same_picture } }: { word: EditedWord }) {
  const { t } = useTranslation('admin')
  const remarksOf = usePictureRemarks()
  const facts = [
    ...(statistics ? remarksOf(statistics) : []),
    ...(same_picture.length > 0 ? [t('words.samePicture', { words: same_picture.join(', ') })] : []),
  ]
  return (
    <Stack spacing={1}>
      {facts.map((fact) => (
        <Text key={fact} variant="body2" color="textSecondary" breakWord>
          {fact}
        </Text>
      ))}
    </Stack>
  )
}
