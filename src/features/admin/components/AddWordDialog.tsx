import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { BlockFault } from '#contract/edited-blocks'
import type { NewWord } from '#contract/word-manager'
import { PartOfSpeech, partsOfSpeech } from '#contract/words'
import { routes } from '#contract/routes'
import { Button, Dialog, FormField, SelectField, Stack, Text, TextLink } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { addWord } from '../api/useManagedWords.ts'
import { faultsOf } from '../model/blocks.ts'

const EMPTY: NewWord = { headword: '', part_of_speech: '', zh: '', en: '' }

/** A word that the dictionary does not have, with its main sense; the editor of the word opens next. */
export function AddWordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const navigate = useNavigate()
  const [word, setWord] = useState(EMPTY)
  const { run, pending, error } = useAsyncAction(async () => {
    const { id } = await addWord(word)
    void navigate(routes.adminWord({ id: String(id) }))
  })
  const faults: readonly BlockFault[] = error ? faultsOf(error.details) : []
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message ?? error?.fields[field]
  const existing = error?.details['id']
  const texts = [
    { field: 'headword', label: t('words.add.headword'), lang: 'en' },
    { field: 'zh', label: t('words.column.zh'), lang: 'zh' },
    { field: 'en', label: t('words.column.en'), lang: 'en' },
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('words.add.title')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={pending} onClick={() => void run()}>
            {t('words.add.save')}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        {error && (
          <Text color="error" role="alert">
            {error.message}{' '}
            {typeof existing === 'number' && (
              <TextLink to={routes.adminWord({ id: String(existing) })}>{t('words.add.existing')}</TextLink>
            )}
          </Text>
        )}
        {texts.map(({ field, label, lang }) => (
          <FormField
            key={field}
            label={label}
            lang={lang}
            autoComplete="off"
            value={word[field]}
            error={faultOf(field)}
            onChange={(event) => setWord({ ...word, [field]: event.target.value })}
          />
        ))}
        <SelectField
          label={t('words.column.part_of_speech')}
          value={word.part_of_speech}
          error={faultOf('part_of_speech')}
          onChange={(event) =>
            setWord({ ...word, part_of_speech: PartOfSpeech.safeParse(event.target.value).data ?? '' })
          }
          options={[
            { value: '', label: t('words.part') },
            ...partsOfSpeech.map((part) => ({ value: part, label: ofWords(`pos.${part}`) })),
          ]}
        />
      </Stack>
    </Dialog>
  )
}
