import { useEffect, useMemo, useState } from 'react'
import { RotateCw } from 'lucide-react'
import { Box, Button, Card, PlayFrame, PlayHeader, Stack, Text } from '#design-system'
import type { Language } from '#contract/locales'
import type { MeaningsIn } from '#contract/profile'
import { AnyQuestion, practiceCalls, comboOf, progressOf, rightStays, RunQuestion, useRun } from '#features/practice'
import { useVoice } from '#features/words'
import { buildQuestion, wordsOf } from './build-question.ts'
import type { QuestionSetup } from './build-question.ts'
import { AnswerTime, OpenTime, ShownTime } from './Timing.tsx'
import { switchLanguage } from '../../src/app/i18n.ts'

const texts = {
  zh: {
    progress: (done: number, total: number) => `共 ${total} 题，已完成 ${done} 题`,
    leave: '重新开始',
    again: '再来一次',
    over: '这道题答完了',
    timing: '时间',
  },
  en: {
    progress: (done: number, total: number) => `${done} of ${total} done`,
    leave: 'Start again',
    again: 'Ask again',
    over: 'The question is answered',
    timing: 'Timing',
  },
}

export interface QuestionPlaygroundProps extends QuestionSetup {
  /** The language of meanings. */
  meanings: MeaningsIn
  /** Tones and the word itself are heard. */
  sound: boolean
  language: Language
}

/** One question from its first frame to the sheet, asked, judged and timed by the product's own components and rules. */
export function QuestionPlayground(props: QuestionPlaygroundProps) {
  const { kind, word, difficulty, language } = props
  const [round, setRound] = useState(0)
  useEffect(() => void switchLanguage(language), [language])
  return (
    <Round
      key={`${kind} ${word} ${difficulty} ${round}`}
      {...props}
      seed={String(round)}
      onAgain={() => setRound(round + 1)}
    />
  )
}

interface RoundProps extends QuestionPlaygroundProps {
  seed: string
  onAgain: () => void
}

function Round({ meanings, sound, language, seed, onAgain, ...setup }: RoundProps) {
  const [run] = useState(() => ({
    id: crypto.randomUUID(),
    questions: [buildQuestion(setup, seed)],
    words: wordsOf(setup),
    issued_at: '2026-01-01T00:00:00.000Z',
    answers: [],
    result: null,
  }))
  const [{ tint }] = run.words
  // There is no server with recordings here: the words are said by a voice of the device.
  const own = useMemo(() => new Set(run.words.map(({ headword }) => headword)), [run])
  const voice = useVoice(own)
  const play = useRun(run, 'designer', practiceCalls)
  const { state } = play
  const progress = progressOf(state)
  const words = texts[language]
  return (
    <PlayFrame>
      <PlayHeader
        progress={{ ...progress, label: words.progress(progress.done, progress.total) }}
        combo={comboOf(state)}
        leaveLabel={words.leave}
        onLeave={onAgain}
      />
      <Box sx={{ width: '100%', maxWidth: '46rem' }}>
        {state.question ? (
          <RunQuestion
            run={play}
            View={AnyQuestion}
            muted={!sound}
            paused={false}
            onLeave={onAgain}
            {...{ meanings, tint, voice }}
          />
        ) : (
          <Stack spacing={4} sx={{ alignItems: 'center' }}>
            <Text variant="h2" component="h1">
              {words.over}
            </Text>
            <Button startIcon={<RotateCw />} onClick={onAgain}>
              {words.again}
            </Button>
          </Stack>
        )}
      </Box>
      <Box sx={{ width: '100%', maxWidth: '46rem' }}>
        <Card>
          <Text variant="h4" component="h2">
            {words.timing}
          </Text>
          <Times state={state} language={language} />
        </Card>
      </Box>
    </PlayFrame>
  )
}

interface TimesProps {
  state: ReturnType<typeof useRun>['state']
  language: Language
}

/** The clock of the question, then that of its answer, and of the way on. */
function Times({ state: { turn, last, settled, question, answers }, language }: TimesProps) {
  const answer = last?.answer ?? (question ? undefined : answers.at(-1))
  if (!answer) return <OpenTime key={`${turn} ${answers.length}`} language={language} />
  return (
    <Stack spacing={3}>
      <AnswerTime ms={answer.ms} waits={settled && last?.right === false} language={language} />
      {settled && last?.right && <ShownTime key={turn} total={rightStays} language={language} />}
    </Stack>
  )
}
