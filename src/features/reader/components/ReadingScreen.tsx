import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { ErrorScreen, PageHeader, Skeletons } from '#design-system'
import { SignInFirst } from '#features/practice'
import { useUser } from '#lib/session'
import { useText, useWords } from '../api/useReader.ts'
import { Reading } from './Reading.tsx'

interface ReadingScreenProps {
  id: string
  /** Keeps words in a note. */
  saveSlot: (headwords: readonly string[]) => ReactNode
}

/** /reader/{id}: one text. */
export function ReadingScreen({ id, saveSlot }: ReadingScreenProps) {
  const { t } = useTranslation('reader')
  const { isGuest } = useUser()
  const text = useText(id)
  const words = useWords(id)
  const error = text.error ?? words.error
  const retry = () => void Promise.all([text.mutate(), words.mutate()])
  if (isGuest)
    return (
      <>
        <PageHeader title={t('title')} back={{ label: t('library'), to: routes.reader() }} />
        <SignInFirst>{t('locked')}</SignInFirst>
      </>
    )
  if (text.data && words.data) return <Reading key={id} text={text.data} known={words.data} saveSlot={saveSlot} />
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={retry} />
  return <Skeletons shape="text" count={8} label={t('loading')} />
}
