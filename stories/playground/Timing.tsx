import { useEffect, useState } from 'react'
import type { Language } from '#contract/locales'
import { ProgressBar, Stack, Text } from '#design-system'
import { formatNumber } from '#lib/format'

const texts = {
  zh: {
    open: '作答用时',
    answered: '这次回答用时',
    goesOn: '答对后自动继续',
    waits: '没有答对：等你按“继续”',
    ms: '毫秒',
  },
  en: {
    open: 'Time on this question',
    answered: 'Time of this answer',
    goesOn: 'Goes on by itself after a right answer',
    waits: 'Not yet right: it waits for Continue',
    ms: 'ms',
  },
}

/** Milliseconds between two looks at the clock. */
const tick = 100
/** The bar is full then; a learner may take as long as they like. */
const fullScale = 10_000

/** Milliseconds since the component came. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setElapsed(Math.round(performance.now() - start)), tick)
    return () => clearInterval(timer)
  }, [])
  return elapsed
}

interface BarProps {
  label: string
  value: number
  max: number
  language: Language
}

function Bar({ label, value, max, language }: BarProps) {
  const text = `${label}: ${formatNumber(value, language)} ${texts[language].ms}`
  return (
    <Stack spacing={1}>
      <Text variant="body2">{text}</Text>
      <ProgressBar label={text} value={Math.min(value, max)} max={max} />
    </Stack>
  )
}

/** Counts while the question is open. Mount it anew for every question. */
export function OpenTime({ language }: { language: Language }) {
  return <Bar label={texts[language].open} value={useElapsed()} max={fullScale} language={language} />
}

/** Counts until a right answer makes place for the next question. Mount it anew for every answer. */
export function ShownTime({ total, language }: { total: number; language: Language }) {
  return <Bar label={texts[language].goesOn} value={Math.min(useElapsed(), total)} max={total} language={language} />
}

/** How long the answer took, as the server is told it. */
export function AnswerTime({ ms, waits, language }: { ms: number; waits: boolean; language: Language }) {
  const words = texts[language]
  return (
    <Stack spacing={1}>
      <Bar label={words.answered} value={ms} max={fullScale} language={language} />
      {waits && <Text variant="body2">{words.waits}</Text>}
    </Stack>
  )
}
