import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import type { WordRecord } from '#contract/words'
import { MarkedText, PictureTile, Stack, StackItem, Text } from '#design-system'
import type { PictureTint } from '#design-system'
import { markWord, meaningOf, showsMeaningsIn, SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { useUser } from '#lib/session'
import { ipaOf } from '../model/ipa-of.ts'
import { senseFacts } from '../model/reviewed.ts'

export interface LooksOfWords {
  meanings: MeaningsIn
  tint: PictureTint
  voice: Voice
}

interface WordFactsProps extends LooksOfWords {
  word: RunWord
  record: WordRecord | undefined
  /** What the word was in the question: 'Your choice'. */
  role?: string
  /** The letters that another word has not. */
  parts?: readonly { text: string; marked: boolean }[] | undefined
}

/** A word with its picture, sound, part of speech, meaning and a reviewed sentence. */
export function WordFacts({ word, record, role, parts, meanings, tint, voice }: WordFactsProps) {
  const { t } = useTranslation('explanations')
  const { t: tw } = useTranslation('words')
  const accent = useUser().user?.voice_accent ?? 'us'
  const ipa = ipaOf(word, accent)
  const { text, lang } = meaningOf(word, meanings)
  const { partOfSpeech, example } = senseFacts(word, record)
  return (
    <Stack spacing={2}>
      {role !== undefined && (
        <Text variant="caption" component="p" color="textSecondary">
          {role}
        </Text>
      )}
      <Stack direction="row" spacing={3} align="center">
        {word.picture !== null && <PictureTile src={word.picture} alt={text} decorative tint={tint} size="xs" />}
        <StackItem>
          <Text variant="h3" lang="en" breakWord>
            {parts ? <MarkedText parts={parts} /> : word.headword}
          </Text>
          {ipa && (
            <Text variant="phonetic" component="p" lang="en-fonipa" color="textSecondary">
              /{ipa}/
            </Text>
          )}
        </StackItem>
        <SpeakButton
          headword={word.headword}
          voice={voice}
          label={t('hear', { word: word.headword })}
          variant="plain"
        />
      </Stack>
      <Text breakWord>
        {partOfSpeech !== '' && (
          <Text component="span" color="textSecondary">
            {tw(`pos.${partOfSpeech}`)}{' '}
          </Text>
        )}
        <span lang={lang}>{text}</span>
      </Text>
      {word.unreviewed && (
        <Text variant="caption" component="p" color="textSecondary">
          {tw('unreviewed')}
        </Text>
      )}
      {example && (
        <div>
          <Text variant="body2" lang="en">
            <MarkedText parts={markWord(example.en, word.headword)} />
          </Text>
          {example.zh !== null && showsMeaningsIn(meanings, 'zh') && (
            <Text variant="body2" lang="zh" color="textSecondary">
              {example.zh}
            </Text>
          )}
        </div>
      )}
    </Stack>
  )
}
