import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer, RunWord } from '#contract/challenges'
import type { Practice, PracticeResult } from '#contract/practice'
import type { MeaningsIn } from '#contract/profile'
import { Notice } from '#design-system'
import type { PictureTint } from '#design-system'
import { sameSpelling } from '#rules/answers'
import { parseSayAnswer } from '#rules/say'
import { meaningOf, SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { starsFor } from '#rules/stars'
import { askedWords } from '../model/asked-words.ts'
import type { Gardening } from '../model/headline.ts'
import { wordOf } from '../model/question-props.ts'
import { RunResults, type RunResultsProps } from './RunResults.tsx'

/** What may follow a practice; PracticeRun passes these on. */
export interface AfterPracticeProps {
  /** As the server issued it. Use its id as the key. */
  practice: Practice
  /** Where the way back leads, in words: 'Back to the note'. */
  backLabel: string
  /** Leaves the practice; answers so far are kept. */
  onBack: () => void
  /** Starts another practice of the same words. */
  onAgain: () => void
  /** Starts a practice of these words only; left out, it is not offered. */
  onMissed?: (missed: readonly RunWord[]) => void
  /** What may be done with the missed words, such as saving them to a note. */
  missedSlot?: (missed: readonly RunWord[]) => ReactNode
  /** New words are planted, known ones watered. */
  gardening?: Gardening | undefined
  /** The end shows stars, by the shares of a level. */
  earnsStars?: boolean
  /** What follows from the result, below it. */
  resultSlot?: ReactNode
  /** The ways on, the primary one first; left out: the missed words if there are any, the same words again, and back. */
  resultActions?: RunResultsProps['actions']
}

export interface PracticeResultsProps extends AfterPracticeProps {
  result: PracticeResult
  meanings: MeaningsIn
  tint: PictureTint
  voice: Voice
}

const chosen = (kind: Answer['kind'] | undefined) => kind === undefined || /^(choose|match)_/.test(kind)

/** What a practice came to, and what to look at again. */
export function PracticeResults(props: PracticeResultsProps) {
  const { practice, result, meanings, tint, voice, backLabel, onBack, onAgain, onMissed, missedSlot, resultSlot } =
    props
  const { gardening, earnsStars = false } = props
  const { t } = useTranslation('practice')
  const missedWords = result.missed.flatMap(({ word_id }) => wordOf(practice.words, word_id) ?? [])
  const again = { label: t('result.again'), onPress: onAgain }
  const back = { label: backLabel, onPress: onBack }
  const usual: RunResultsProps['actions'] =
    onMissed && missedWords.length > 0
      ? [{ label: t('result.practise'), onPress: () => onMissed(missedWords) }, again, back]
      : [back, again]

  /** What was answered, in whole words. */
  const describeAnswer = (word: RunWord, given: string): string | undefined => {
    const said = parseSayAnswer(given)
    if (said) return t(said.outcome === 'not_heard' ? 'result.notHeard' : 'result.hinted')
    const question = practice.questions.find((each) => 'word_id' in each && each.word_id === word.id)
    if (!chosen(question?.kind))
      return t(sameSpelling(word.headword, given) ? 'result.hinted' : 'result.wrote', { given })
    const other = wordOf(practice.words, Number(given))
    if (!other) return undefined
    const text = question?.kind === 'choose_word' ? other.headword : meaningOf(other, meanings).text
    return t('result.chose', { given: text })
  }
  const missed = result.missed.flatMap(({ word_id, given }) => {
    const word = wordOf(practice.words, word_id)
    if (!word) return []
    const { text, lang } = meaningOf(word, meanings)
    return [
      {
        id: String(word.id),
        headword: word.headword,
        meaning: text,
        meaningLang: lang,
        picture: word.picture === null ? undefined : { src: word.picture, tint },
        given: describeAnswer(word, given),
        action: <SpeakButton headword={word.headword} voice={voice} label={t('hear')} variant="plain" />,
      },
    ]
  })
  return (
    <RunResults
      words={askedWords(practice)}
      missedIds={new Set(result.missed.map(({ word_id }) => word_id))}
      gardening={gardening}
      {...(earnsStars && { stars: starsFor(result.right_at_first_try, result.total) })}
      ms={result.ms}
      points={result.points}
      streak={result.current_streak}
      milestone={result.milestone}
      missed={missed}
      actions={props.resultActions ?? usual}
      onLeave={onBack}
    >
      {practice.not_found.length > 0 && (
        <Notice>{t('notFound', { words: practice.not_found.join(t('between')) })}</Notice>
      )}
      {resultSlot}
      {missedWords.length > 0 && missedSlot?.(missedWords)}
    </RunResults>
  )
}
