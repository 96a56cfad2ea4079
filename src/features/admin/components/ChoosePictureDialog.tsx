import { useDeferredValue, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedPicture } from '#contract/word-manager'
import {
  Button,
  Dialog,
  EmptyState,
  ErrorScreen,
  FormField,
  PictureGrid,
  PictureTile,
  Skeletons,
  Stack,
  StackItem,
  Text,
} from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { usePictureSet } from '../api/usePictureSet.ts'
import { findPictures } from '../model/find-pictures.ts'

interface ChoosePictureDialogProps {
  /** The word that gets a picture. */
  headword: string
  /** In the language of the page, as the game shows it with the picture. */
  meaning: string
  /** The picture as it is now. */
  file: string | null
  onChoose: (file: string) => void
  onClose: () => void
}

const addressOf = (file: string) => `/pictures/${file}`

/** The whole picture set, searched by word and by what emoji are called, with what is to be known of the marked one. */
export function ChoosePictureDialog({ headword, meaning, file, onChoose, onClose }: ChoosePictureDialogProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data, error, mutate } = usePictureSet()
  const [text, setText] = useState('')
  const [choice, setChoice] = useState(file)
  const grid = useRef<HTMLDivElement>(null)
  const searched = useDeferredValue(text)
  const pictures = findPictures(data?.items ?? [], searched)
  // What was marked before may not be among what is found: the first is the likeliest then.
  const marked = pictures.find((picture) => picture.file === choice) ?? pictures[0]
  /** From the field into the grid, whose keys are the arrows. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus()
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('pictureSet.title', { word: headword })}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={marked === undefined} onClick={() => marked && onChoose(marked.file)}>
            {t('pictureSet.take')}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        <FormField
          label={t('pictureSet.search')}
          help={t('pictureSet.searchHelp')}
          type="search"
          maxLength={64}
          autoComplete="off"
          startAdornment={<Search />}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {data ? (
          <>
            <Text variant="body2" color="textSecondary" role="status">
              {t('pictureSet.count', { count: pictures.length, number: formatNumber(pictures.length, language) })}
            </Text>
            {marked ? (
              <Stack ref={grid} spacing={4}>
                <PictureGrid
                  label={t('pictureSet.pictures')}
                  items={pictures.map((picture) => ({
                    id: picture.file,
                    src: addressOf(picture.file),
                    name: picture.name[language],
                  }))}
                  marked={marked.file}
                  onMark={setChoice}
                  onChoose={onChoose}
                />
                <MarkedPicture picture={marked} headword={headword} meaning={meaning} />
              </Stack>
            ) : (
              <EmptyState title={t('pictureSet.none')} />
            )}
          </>
        ) : error ? (
          <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
        ) : (
          <Skeletons shape="list" count={4} label={t('loading')} />
        )}
      </Stack>
    </Dialog>
  )
}

interface MarkedPictureProps {
  picture: ListedPicture
  headword: string
  meaning: string
}

/** The marked picture as the game shows it, with the words that show it already and those whose pictures look alike. */
function MarkedPicture({ picture, headword, meaning }: MarkedPictureProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const others = picture.words.filter((word) => word !== headword)
  const facts = [
    others.length > 0
      ? t('words.samePicture', { words: others.join(', ') })
      : t(picture.words.length > 0 ? 'pictureSet.own' : 'pictureSet.unused'),
    ...(picture.look_alikes.length > 0 ? [t('pictureSet.alike', { words: picture.look_alikes.join(', ') })] : []),
  ]
  return (
    <Stack direction="row" spacing={4} align="center">
      <PictureTile src={addressOf(picture.file)} alt={meaning} size="m" />
      <StackItem>
        <Text weight="semibold">{picture.name[language]}</Text>
        {facts.map((fact) => (
          <Text key={fact} variant="body2" color="textSecondary" breakWord>
            {fact}
          </Text>
        ))}
      </StackItem>
    </Stack>
  )
}
