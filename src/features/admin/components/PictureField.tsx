import { useState } from 'react'
import { Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, FormField, PictureTile, Stack } from '#design-system'
import { emojiOf, pictureFileOf } from '../model/word-blocks.ts'
import { ChoosePictureDialog } from './ChoosePictureDialog.tsx'

interface PictureFieldProps {
  headword: string
  /** Of the word, in the language of the page. */
  meaning: string
  file: string | null
  error: string | undefined
  onChange: (file: string | null) => void
}

/** The picture of a word: an emoji that is typed or pasted, or one that is chosen from the set. */
export function PictureField({ headword, meaning, file, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation('admin')
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Stack direction="row" spacing={4} align="center" wrap>
        {file !== null && <PictureTile src={`/pictures/${file}`} alt={meaning} size="m" />}
        <FormField
          label={t('words.column.file')}
          help={t('words.pictureHelp')}
          autoComplete="off"
          value={emojiOf(file)}
          error={error}
          onChange={(event) => onChange(pictureFileOf(event.target.value))}
        />
        <Button variant="secondary" startIcon={<Image />} onClick={() => setIsChoosing(true)}>
          {t('pictureSet.open')}
        </Button>
      </Stack>
      {isChoosing && (
        <ChoosePictureDialog
          headword={headword}
          meaning={meaning}
          file={file}
          onChoose={(chosen) => {
            setIsChoosing(false)
            onChange(chosen)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
