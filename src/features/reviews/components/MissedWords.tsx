import { useState } from 'react'
import type { ReactNode } from 'react'
import { Check, Repeat2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MissedWord } from '#contract/reviews'
import { routes } from '#contract/routes'
import {
  Button,
  EmptyState,
  ErrorScreen,
  MenuButton,
  Skeletons,
  Stack,
  useToast,
  WordList,
  WordRow,
} from '#design-system'
import { meaningOf, meaningsFor, SpeakButton, useVoice } from '#features/words'
import type { Voice } from '#features/words'
import { useAsyncAction } from '#lib/actions'
import { formatRecent } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useMark, useMissed } from '../api/useReviews.ts'

/** The wrong-word book. */
export function MissedWords() {
  const { t } = useTranslation('reviews')
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  const voice = useVoice()
  return (
    <Stack spacing={4}>
      {pages.map((cursor, index) => (
        <MissedPage
          key={cursor ?? 'first'}
          cursor={cursor}
          voice={voice}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          practise={
            index === 0 ? <Button to={routes.reviewRun({ from: 'missed' })}>{t('missed.practise')}</Button> : undefined
          }
        />
      ))}
    </Stack>
  )
}

interface MissedPageProps {
  cursor: string | undefined
  voice: Voice
  onMore: ((cursor: string) => void) | undefined
  practise: ReactNode
}

function MissedPage({ cursor, voice, onMore, practise }: MissedPageProps) {
  const { t } = useTranslation('reviews')
  const { data, error, mutate } = useMissed(cursor)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={5} label={t('loading')} />
  if (data.words.length === 0) return <EmptyState title={t('missed.none')}>{t('missed.noneText')}</EmptyState>
  const { next } = data
  const canPractise = data.words.some(({ recovered, known }) => !recovered && !known)
  return (
    <Stack spacing={4}>
      {canPractise && <div>{practise}</div>}
      <WordList aria-label={t('tab.missed')}>
        {data.words.map((missed) => (
          <MissedRow key={missed.word.id} missed={missed} voice={voice} />
        ))}
      </WordList>
      {next !== null && onMore && (
        <div>
          <Button variant="secondary" onClick={() => onMore(next)}>
            {t('moreWords')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface MissedRowProps {
  missed: MissedWord
  voice: Voice
}

function MissedRow({ missed, voice }: MissedRowProps) {
  const { t } = useTranslation('reviews')
  const language = useLanguage()
  const { user } = useUser()
  const mark = useMark()
  const toast = useToast()
  const { word, last, known, recovered, times } = missed
  const meanings = meaningsFor(user, language)
  const { text, lang } = meaningOf(word, meanings)
  const given = last.chosen
    ? last.kind === 'choose_word'
      ? last.chosen.headword
      : meaningOf(last.chosen, meanings).text
    : last.given
  const { run: changeMark } = useAsyncAction(
    () => mark(word.id, !known),
    (error) => toast({ text: error.message, tone: 'error' }),
  )
  return (
    <WordRow
      headword={word.headword}
      meaning={text}
      meaningLang={lang}
      picture={word.picture === null ? undefined : { src: word.picture, tint: 'leaf' }}
      facts={[
        recovered && !known
          ? t('missed.recovered')
          : last.kind === 'say_word'
            ? t('missed.said')
            : t(last.chosen ? 'missed.chose' : 'missed.wrote', { given }),
        t('missed.times', { count: times }),
        formatRecent(last.at, language),
      ]}
      to={routes.word({ word: word.headword })}
      speaker={<SpeakButton headword={word.headword} voice={voice} label={t('hear')} variant="plain" />}
      trailing={
        <MenuButton
          label={t('missed.menu', { word: word.headword })}
          items={[
            {
              label: t(known ? 'known.back' : 'known.mark'),
              icon: known ? <Repeat2 /> : <Check />,
              onPress: () => void changeMark(),
            },
          ]}
        />
      }
    />
  )
}
