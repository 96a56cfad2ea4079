import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer, RunWord } from '#contract/challenges'
import type { Practice, PracticeResult } from '#contract/practice'
import type { MeaningsIn } from '#contract/profile'
import { Button, Notice, ProgressRing, ResultPage, ResultSummary } from '#design-system'
import type { PictureTint } from '#design-system'
import { sameSpelling } from '#rules/answers'
import { parseSayAnswer } from '#rules/say'
import { meaningOf, SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { formatDuration, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { wordOf } from '../model/question-props.ts'
import { useGameKeys } from '../model/useGameKeys.ts'

/** What may follow a practice; PracticeRun passes these on. */
export interface PracticeEndProps {
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
  /** What follows from the result, above its buttons' neighbours: what comes next. */
  resultSlot?: ReactNode
  /** When the primary button is in `resultSlot`, so that none of the result's own is. */
  isSlotPrimary?: boolean
  /** Instead of 'Practise again'. */
  againLabel?: string
}

interface PracticeResultsProps extends PracticeEndProps {
  result: PracticeResult
  meanings: MeaningsIn
  tint: PictureTint
  voice: Voice
}

/** Milliseconds in which an Enter still meant the last question. */
const lateEnter = 800

const chosen = (kind: Answer['kind'] | undefined) => kind === undefined || /^(choose|match)_/.test(kind)

/** What a practice came to, and what to look at again. */
export function PracticeResults(props: PracticeResultsProps) {
  const { practice, result, meanings, tint, voice, backLabel, onBack, onAgain, onMissed, missedSlot } = props
  const { resultSlot, isSlotPrimary = false, againLabel } = props
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const { right_at_first_try: right, total } = result
  const [listening, setListening] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), lateEnter)
    return () => clearTimeout(timer)
  }, [])
  const missedWords = result.missed.flatMap(({ word_id }) => wordOf(practice.words, word_id) ?? [])
  const go = onMissed && missedWords.length > 0 ? () => onMissed(missedWords) : undefined
  useGameKeys({ onEnter: go ?? onBack, onEscape: onBack }, !listening)

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
  const praise = right === total ? t('result.all', { count: total }) : t('result.some', { right, total })
  return (
    <ResultPage>
      <ResultSummary
        takeFocus
        figure={
          <ProgressRing size="l" value={total === 0 ? 0 : right / total} label={praise}>
            {right}/{total}
          </ProgressRing>
        }
        praise={praise}
        facts={[
          { label: t('result.time'), value: formatDuration(result.ms, language) },
          { label: t('result.points'), value: `+${formatNumber(result.points, language)}` },
          { label: t('result.streak'), value: t('result.days', { count: result.current_streak }) },
        ]}
        missedTitle={t('result.missed')}
        missed={missed}
        actions={
          <>
            {go && (
              <Button variant={isSlotPrimary ? 'secondary' : 'primary'} onClick={go}>
                {t('result.practise')}
              </Button>
            )}
            <Button variant={go || isSlotPrimary ? 'secondary' : 'primary'} onClick={onAgain}>
              {againLabel ?? t('result.again')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {backLabel}
            </Button>
          </>
        }
      />
      {practice.not_found.length > 0 && (
        <Notice>{t('notFound', { words: practice.not_found.join(t('between')) })}</Notice>
      )}
      {resultSlot}
      {missedWords.length > 0 && missedSlot?.(missedWords)}
    </ResultPage>
  )
}
