import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeaningsIn, User } from '#contract/profile'
import { ATTEMPT_SECONDS } from '#contract/recording-limits'
import type { RoundItem } from '#contract/sounds'
import { AnswerAside, Button, FeedbackBar, PlayStage, Stack, Text } from '#design-system'
import { useGameKeys } from '#features/practice'
import type { ExplainSlot } from '#features/practice'
import { VoiceRecorder } from '#features/speech'
import type { RecorderHandle } from '#features/speech'
import { meaningOf } from '#features/words'
import type { Voice } from '#features/words'
import { useContrastLabel } from '../model/useContrastLabel.ts'
import { usePairAttempt } from '../model/usePairAttempt.ts'
import { AttemptNotice } from './AttemptNotice.tsx'
import { HeardWord } from './HeardWord.tsx'
import { PairWords } from './PairWords.tsx'

interface SayQuestionProps {
  item: RoundItem
  /** The first one leaves the focus where it is. */
  isFirst: boolean
  /** The word that was heard first, which counts. Left out while nothing counts. */
  chosen: 0 | 1 | 'skipped' | undefined
  meanings: MeaningsIn
  voice: Voice
  accent: User['voice_accent']
  onHeard: (word: 0 | 1) => void
  onSkip: () => void
  onNext: () => void
  onLeave: () => void
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
}

/** Seconds of an attempt: fewer than the server takes, since a browser records a little longer than it was asked to. */
const SECONDS = ATTEMPT_SECONDS - 2

/** One of two words is said: which one was heard? Keys: space begins and ends, Enter does so too until something was heard, then it goes on. */
export function SayQuestion(props: SayQuestionProps) {
  const { item, isFirst, chosen, meanings, voice, accent, onHeard, onSkip, onNext, onLeave, explainSlot } = props
  const { t } = useTranslation('sounds')
  const contrastLabel = useContrastLabel()
  const { t: ts } = useTranslation('speech')
  const heading = useRef<HTMLHeadingElement>(null)
  const recorder = useRef<RecorderHandle>(null)
  const word = item.words[item.target]
  const otherIndex = item.target === 0 ? 1 : 0
  const other = item.words[otherIndex]
  const { attempt, error, pending, clear, judge, judgeAgain } = usePairAttempt(
    { word: word.headword, other: other.headword },
    ({ verdict }) => {
      // Neither word is no confusion of the two.
      if (verdict !== 'neither') onHeard(verdict === 'right' ? item.target : otherIndex)
    },
  )
  const takeFocus = useEffectEvent(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => takeFocus(), [])
  const verdict = attempt?.verdict ?? null
  const sound = attempt?.sound ?? ''
  const isHeard = verdict === 'right' || verdict === 'other'
  const press = () => recorder.current?.press()
  useGameKeys({ listen: press, continue: isHeard ? onNext : press, leave: onLeave }, false)
  const begin = () => {
    voice.stop()
    clear()
  }
  const meaning = meaningOf(word, meanings)
  const ipa = accent === 'uk' ? word.ipa_uk : word.ipa_us
  return (
    <PlayStage>
      <Stack spacing={2} align="center">
        <Stack component="h1" spacing={1} ref={heading} tabIndex={-1} align="center">
          <Text component="span" variant="body2" color="textSecondary" align="center">
            {t('say.task')}
          </Text>
          <Text component="span" variant="headword" lang="en" align="center" breakWord>
            {word.headword}
          </Text>
        </Stack>
        <Text align="center" color="textSecondary">
          {ipa && <span lang="en-fonipa">/{ipa}/</span>} <span lang={meaning.lang}>{meaning.text}</span>
        </Text>
        <Text variant="caption" component="p" color="textSecondary">
          {t('say.contrast')} <span lang="en-fonipa">{contrastLabel(item.contrast)}</span>
        </Text>
      </Stack>
      <PairWords words={item.words} voice={voice} />
      <AttemptNotice {...{ attempt, error, pending, words: [word.headword, other.headword] }} onAgain={judgeAgain} />
      <Stack spacing={2} align="center">
        <VoiceRecorder
          ref={recorder}
          seconds={SECONDS}
          workingMessage={ts('say.judging')}
          onStart={begin}
          onFinish={({ wav }) => judge(wav)}
        />
        <Text variant="caption" component="p" color="textSecondary" align="center">
          {isHeard ? `${ts('say.approximate')} · ${t('say.practice')}` : t('say.privacy')}
        </Text>
        {!isHeard && (
          <Button variant="quiet" onClick={chosen === undefined ? onSkip : onNext}>
            {chosen === undefined ? t('trainer.skip') : t('trainer.continue')}
          </Button>
        )}
      </Stack>
      <FeedbackBar
        docked
        result={isHeard ? (verdict === 'right' ? 'right' : 'notYet') : null}
        title={verdict === 'other' ? t('say.other') : t('say.right')}
        answer={
          verdict === 'other' ? (
            <HeardWord word={other.headword} sound={sound} target={word.headword} />
          ) : (
            <HeardWord word={word.headword} sound={sound} />
          )
        }
        aside={
          verdict === 'other' && (
            <AnswerAside>
              {explainSlot({
                word,
                chosen: other,
                answer: { kind: 'say_word', given: other.headword },
                meanings,
                tint: 'leaf',
                voice,
              })}
            </AnswerAside>
          )
        }
        continueLabel={t('trainer.continue')}
        onContinue={onNext}
        focusContinue
      />
    </PlayStage>
  )
}
