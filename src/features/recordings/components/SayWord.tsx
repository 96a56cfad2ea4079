import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, ErrorScreen, SelectField, Skeletons, Stack, Text } from '#design-system'
import type { OpenPhoneme } from '#features/speech'
import { meaningOf, meaningsFor, useWord } from '#features/words'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import type { UnsentRecording } from '../api/unsent-recordings.ts'
import type { KeepResult } from '../api/useRecordings.ts'
import { sentencesOf, targetOf } from '../model/target.ts'
import type { Accent } from '../model/useModelSound.ts'
import type { Player } from '../model/usePlayer.ts'
import { Take } from './Take.tsx'

interface SayWordProps {
  word: string
  /** Id of the example sentence; null for the word. */
  sentence: string | null
  player: Player
  onSentence: (id: string | undefined) => void
  onKeep: (recording: UnsentRecording) => Promise<KeepResult>
  onPhoneme: OpenPhoneme
}

/** A word or one of its sentences: read it, hear it, say it. */
export function SayWord({ word, sentence, player, onSentence, onKeep, onPhoneme }: SayWordProps) {
  const { t } = useTranslation('recordings')
  const language = useLanguage()
  const { user } = useUser()
  const [accent, setAccent] = useState<Accent>(user?.voice_accent ?? 'us')
  const { data: record, error, mutate } = useWord(word)
  if (error && !record)
    return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!record) return <Skeletons shape="cards" count={1} label={t('loading')} />
  const target = targetOf(record, sentence)
  const sentences = sentencesOf(record)
  const { text: meaning, lang } = meaningOf(record, meaningsFor(user, language))
  const translation = sentences.find(({ id }) => id === target.sentenceId)?.zh
  const ipa = accent === 'uk' ? record.ipa_uk : record.ipa_us
  return (
    <Card raised>
      <Stack spacing={5}>
        {sentences.length > 0 && (
          <SelectField
            label={t('say.label')}
            value={target.sentenceId ?? ''}
            options={[
              { value: '', label: t('say.word', { word: record.headword }) },
              ...sentences.map(({ id, en }) => ({ value: id, label: en })),
            ]}
            onChange={({ target: { value } }) => onSentence(value === '' ? undefined : value)}
          />
        )}
        <div>
          <Text variant={target.kind === 'word' ? 'headword' : 'h2'} component="h2" lang="en" breakWord>
            {target.text}
          </Text>
          {target.kind === 'word' && ipa !== null && (
            <Text variant="phonetic" color="textSecondary" lang="en-fonipa">
              /{ipa}/
            </Text>
          )}
          <Text color="textSecondary" lang={target.kind === 'word' ? lang : 'zh'}>
            {target.kind === 'word' ? meaning : translation}
          </Text>
        </div>
        <Take
          key={target.sentenceId ?? ''}
          target={target}
          accent={accent}
          onAccent={setAccent}
          player={player}
          onKeep={onKeep}
          onPhoneme={onPhoneme}
        />
      </Stack>
    </Card>
  )
}
