import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import type { WordSummary } from '#contract/words'
import { Button, Dialog, Skeletons, Stack, StackItem, Text } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useWord } from '../api/useWord.ts'
import { wordSound } from '../model/address.ts'
import { meaningOf, meaningsFor } from '../model/meanings.ts'
import { SoundButton } from './SoundButton.tsx'

interface WordPeekProps {
  /** As it stands in a text, an inflected form perhaps. */
  word: string
  /** What is known of it already: it is shown at once, and not asked for. */
  summary?: WordSummary | undefined
  /** Below what it means. */
  children?: ReactNode
  /** Keeps the headword in a note. */
  saveSlot?: ((headword: string) => ReactNode) | undefined
  onClose: () => void
}

/** A word in short over the page where it was met: how it sounds, what it means, and the way to its entry. */
export function WordPeek({ word, summary, children, saveSlot, onClose }: WordPeekProps) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const { user } = useUser()
  const found = useWord(summary ? null : word)
  const { error, mutate } = found
  const data = summary ?? found.data
  const meaning = data && meaningOf(data, meaningsFor(user, language))
  const accent = user?.voice_accent ?? 'us'
  const ipa = accent === 'uk' ? (data?.ipa_uk ?? data?.ipa_us) : (data?.ipa_us ?? data?.ipa_uk)
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.headword ?? word}
      closeLabel={t('report.close')}
      actions={
        data && (
          <>
            {saveSlot?.(data.headword)}
            <Button to={routes.word({ word: data.headword })}>{t('peek.open')}</Button>
          </>
        )
      }
    >
      {data && meaning ? (
        <Stack spacing={2}>
          <Stack direction="row" spacing={2} align="center">
            <SoundButton
              src={wordSound(data.headword, accent)}
              text={data.headword}
              accent={accent}
              label={t(`hear.${accent}`)}
              variant="filled"
            />
            {ipa && (
              <StackItem>
                <Text color="textSecondary">/{ipa}/</Text>
              </StackItem>
            )}
          </Stack>
          <Text lang={meaning.lang} breakWord>
            {meaning.text}
          </Text>
          {data.unreviewed && (
            <Text variant="caption" color="textSecondary">
              {t('unreviewed')}
            </Text>
          )}
          {children}
        </Stack>
      ) : error ? (
        <Stack spacing={2}>
          <Text>{error.code === 'word_invalid' ? t('peek.unknown') : error.message}</Text>
          {error.code !== 'word_invalid' && (
            <div>
              <Button variant="quiet" onClick={() => void mutate()}>
                {t('retry')}
              </Button>
            </div>
          )}
        </Stack>
      ) : (
        <Skeletons shape="text" count={2} label={t('loading')} />
      )}
    </Dialog>
  )
}
