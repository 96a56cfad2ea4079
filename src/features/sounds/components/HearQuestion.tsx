import { useEffect, useEffectEvent, useRef } from 'react'
import { EarOff, Turtle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MeaningsIn } from '#contract/profile'
import type { RoundItem } from '#contract/sounds'
import {
  AnswerAside,
  Button,
  ChoiceGrid,
  FeedbackBar,
  IconButton,
  PlayActions,
  PlayStage,
  Stack,
  Text,
} from '#design-system'
import { useGameKeys } from '#features/practice'
import type { ExplainSlot } from '#features/practice'
import { meaningOf, SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { useContrastLabel } from '../model/useContrastLabel.ts'
import { PairWords } from './PairWords.tsx'

interface HearQuestionProps {
  item: RoundItem
  /** The first one leaves the focus where it is. */
  isFirst: boolean
  /** Left out while it is open. */
  chosen: 0 | 1 | 'skipped' | undefined
  meanings: MeaningsIn
  voice: Voice
  onChoose: (chosen: 0 | 1) => void
  /** No voice could say the word. */
  onSkip: () => void
  onNext: () => void
  onLeave: () => void
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
  onCannotListen: () => void
}

/** One of two words is heard: which? Then both can be compared. Keys: 1 and 2, space to hear it again. */
export function HearQuestion(props: HearQuestionProps) {
  const { item, isFirst, chosen, meanings, voice, onChoose, onSkip, onNext, onLeave, onCannotListen, explainSlot } =
    props
  const { t } = useTranslation('sounds')
  const contrastLabel = useContrastLabel()
  const heading = useRef<HTMLHeadingElement>(null)
  const { words, target } = item
  const { headword } = words[target]
  const isOpen = chosen === undefined
  const play = () => voice.say(headword)
  const begin = useEffectEvent(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    play()
  })
  useEffect(() => begin(), [])
  useGameKeys({ listen: play, leave: onLeave, continue: isOpen ? undefined : onNext }, false)
  const isRight = chosen === target
  const taken = chosen === 0 || chosen === 1 ? words[chosen] : undefined
  return (
    <PlayStage>
      <Stack spacing={3} align="center">
        <Text variant="h3" component="h1" ref={heading} tabIndex={-1} align="center">
          {t('trainer.task')}
        </Text>
        <Text variant="phonetic" color="textSecondary" lang="en-fonipa">
          {contrastLabel(item.contrast)}
        </Text>
        <PlayActions>
          <SpeakButton headword={headword} voice={voice} label={t('trainer.hear')} size="l" />
          <IconButton label={t('trainer.hearSlowly')} onClick={() => voice.say(headword, { slow: true })}>
            <Turtle />
          </IconButton>
        </PlayActions>
        {!voice.available && (
          <Text role="status" align="center" color="textSecondary">
            {t('trainer.noVoice')}
          </Text>
        )}
      </Stack>
      <ChoiceGrid
        label={t('trainer.task')}
        keys="page"
        options={words.map((word, index) => {
          const { text, lang } = meaningOf(word, meanings)
          return { id: String(index), text: word.headword, lang: 'en', note: { text, lang } }
        })}
        markLabels={{ right: t('trainer.right'), wrong: t('trainer.chosen'), revealed: t('trainer.answer') }}
        result={isOpen ? null : { chosen: String(chosen), right: String(target) }}
        onChoose={(id) => onChoose(id === '0' ? 0 : 1)}
      />
      {isOpen ? (
        <Stack spacing={2} align="center">
          {!voice.available && (
            <Button variant="secondary" onClick={onSkip}>
              {t('trainer.skip')}
            </Button>
          )}
          <Button variant="quiet" startIcon={<EarOff />} onClick={onCannotListen}>
            {t('trainer.cannotListen')}
          </Button>
        </Stack>
      ) : (
        <PairWords words={words} voice={voice} />
      )}
      <FeedbackBar
        docked
        result={isOpen ? null : isRight ? 'right' : 'notYet'}
        title={isRight ? t('trainer.right') : t('trainer.remember')}
        answer={<span lang="en">{headword}</span>}
        aside={
          !isRight &&
          taken && (
            <AnswerAside>
              {explainSlot({
                word: words[target],
                chosen: taken,
                answer: { kind: 'listen_and_type', given: taken.headword },
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
