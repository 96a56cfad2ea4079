import { useState } from 'react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton, SegmentedControl, Stack } from '#design-system'
import { headwordFor, WordField } from '#features/words'
import { useAsyncAction } from '#lib/actions'
import { ChooseFromNote } from './ChooseFromNote.tsx'

interface ChooseTargetProps {
  /** The word that is said now. */
  word: string | null
  onChoose: (word: string) => void
}

const sources = ['search', 'note'] as const

/** Chooses a word: by looking it up, or from a note. */
export function ChooseTarget({ word, onChoose }: ChooseTargetProps) {
  const { t } = useTranslation('recordings')
  const [source, setSource] = useState<(typeof sources)[number]>('search')
  return (
    <Stack component="section" aria-label={t('choose.title')} spacing={4} align="start">
      <SegmentedControl
        label={t('choose.title')}
        options={sources.map((value) => ({ value, label: t(`choose.${value}`) }))}
        value={source}
        onChange={setSource}
      />
      {source === 'search' ? <SearchWord onChoose={onChoose} /> : <ChooseFromNote word={word} onChoose={onChoose} />}
    </Stack>
  )
}

function SearchWord({ onChoose }: Pick<ChooseTargetProps, 'onChoose'>) {
  const { t } = useTranslation('recordings')
  const [text, setText] = useState('')
  const { run: submit, error } = useAsyncAction(async () => {
    if (text.trim() !== '') onChoose(await headwordFor(text))
  })
  return (
    <Stack
      component="form"
      noValidate
      role="search"
      measure="search"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <WordField
        label={t('choose.word')}
        placeholder={t('choose.placeholder')}
        value={text}
        error={error?.message}
        onChange={setText}
        onChoose={onChoose}
        endAdornment={
          <IconButton type="submit" label={t('choose.submit')}>
            <Search />
          </IconButton>
        }
      />
    </Stack>
  )
}
