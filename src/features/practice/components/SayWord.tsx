import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MicOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Card, PictureTile, PlayActions, Stack, Text } from '#design-system'
import { meaningOf, SpeakButton } from '#features/words'
import { VoiceRecorder } from '#features/speech'
import type { RecorderHandle } from '#features/speech'
import { ATTEMPT_SECONDS } from '#contract/recording-limits'
import { formatSayAnswer } from '#rules/say'
import type { SayOutcome } from '#rules/say'
import { wordOf } from '../model/question-props.ts'
import type { QuestionOf, QuestionProps } from '../model/question-props.ts'
import { useAttempt } from '../model/useAttempt.ts'
import { useGameKeys } from '../model/useGameKeys.ts'
import { useMicrophoneLeave, useSpeaking } from '../model/useSpeaking.ts'
import { AttemptResult } from './AttemptResult.tsx'
import { HintButton } from './HintButton.tsx'
import { Prompt } from './Prompt.tsx'

export interface SayWordProps extends QuestionProps<QuestionOf<'say_word'>> {
  /** Id of the practice. */
  runId: string
  /** The word is typed instead, this time. */
  onType: () => void
}

/** Seconds of an attempt: fewer than the server takes, since a browser records a little longer than it was asked to. */
const SECONDS = ATTEMPT_SECONDS - 2

/** The meaning is given; the word is said, and the server says how it was heard. */
export function SayWord(props: SayWordProps) {
  const { question, state, words, meanings, tint, voice, paused, runId, onAnswer, onPhoneme, onType } = props
  const { t } = useTranslation('speech')
  const { leave, setLeave } = useMicrophoneLeave()
  const { pauseSpeaking } = useSpeaking()
  const recorder = useRef<RecorderHandle>(null)
  const [hinted, setHinted] = useState(false)
  const { attempt, error, pending, judge, judgeAgain } = useAttempt(runId, question.word_id)
  const word = wordOf(words, question.word_id)

  const answer = (outcome: SayOutcome) => {
    if (!attempt || state.settled) return
    onAnswer({ word_id: question.word_id, given: formatSayAnswer({ outcome, attempt: attempt.id }), hinted })
  }
  const answerRight = useEffectEvent(() => answer('right'))
  useEffect(() => {
    if (attempt?.verdict === 'right') answerRight()
  }, [attempt])

  const verdict = attempt?.verdict ?? null
  const isDecided =
    verdict === 'right' || verdict === 'replaced' || (verdict === 'not_heard' && attempt?.tries_left === 0)
  const canRecord = leave === 'given' && !isDecided && !error && !state.settled
  const press = canRecord ? () => recorder.current?.press() : undefined
  useGameKeys({ continue: press, listen: press, hint: () => setHinted(true) }, paused || state.settled)
  if (!word) return null

  const isShown = hinted || state.settled
  return (
    <Stack spacing={5} align="center">
      <Prompt
        task={t('say.task')}
        meaning={meaningOf(word, meanings)}
        headword={isShown ? word.headword : undefined}
        ipa={isShown ? (word.ipa_us ?? word.ipa_uk) : undefined}
        speaker={state.settled && <SpeakButton headword={word.headword} voice={voice} label={t('say.hear')} />}
        takeFocus={state.turn > 0}
      />
      {word.picture !== null && <PictureTile src={word.picture} alt="" decorative tint={tint} size="s" />}
      {leave === 'given' ? (
        <>
          <AttemptResult
            {...{ attempt, error, pending, settled: state.settled }}
            onAnswer={answer}
            onAgain={judgeAgain}
            onType={onType}
            onPhoneme={onPhoneme}
          />
          {canRecord && (
            <VoiceRecorder
              ref={recorder}
              seconds={SECONDS}
              workingMessage={t('say.judging')}
              onStart={voice.stop}
              onFinish={({ wav }) => judge(wav)}
            />
          )}
          {!state.settled && (
            <PlayActions>
              <HintButton disabled={hinted} onHint={() => setHinted(true)}>
                {t('say.show')}
              </HintButton>
              <Button variant="quiet" startIcon={<MicOff />} onClick={pauseSpeaking}>
                {t('say.cannotSpeak')}
              </Button>
            </PlayActions>
          )}
        </>
      ) : (
        <Card>
          <Stack spacing={4}>
            <Text variant="h3" component="h2">
              {t('leave.title')}
            </Text>
            <Text>{t('leave.text')}</Text>
            <Stack direction="row" spacing={3} justify="center" wrap>
              <Button onClick={() => setLeave('given')}>{t('leave.allow')}</Button>
              <Button variant="secondary" onClick={() => setLeave('refused')}>
                {t('leave.refuse')}
              </Button>
            </Stack>
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
