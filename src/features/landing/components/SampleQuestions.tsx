import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Pointer } from 'lucide-react'
import type { Language } from '#contract/patterns'
import { Box, Card, ChoiceGrid, FeedbackBar, Text } from '#design-system'
import { samples } from '../model/samples.ts'
import { fill } from '../model/texts.ts'
import type { LandingTexts } from '../model/texts.ts'
import { SampleResult } from './SampleResult.tsx'

export interface SampleQuestionsProps {
  texts: LandingTexts
  language: Language
  /** The way on after the last question: the button of the demo. */
  more: ReactNode
}

const card = { display: 'grid', gap: { xs: 4, md: 5 }, '& > h2': { margin: 0, textAlign: 'center' } }
const top = { display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }
// Beside the words of the page there is room for two columns only.
const grid = { '& [role="group"]': { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr)) !important' } } }

/** Stands in the room that waits for the feedback, and after it: what is there before and after an answer keeps its place. */
const hint = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  color: 'text.secondary',
  '& svg': { width: '1.25em', height: '1.25em' },
}

/** A few questions to answer at once: no account, no call, feedback in the same moment. */
export function SampleQuestions({ texts, language, more }: SampleQuestionsProps) {
  const [number, setNumber] = useState(0)
  const [chosen, setChosen] = useState<string>()
  const [rights, setRights] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const sample = samples[number]
  const following = samples[number + 1]

  // The next pictures are here when they are wanted.
  useEffect(() => {
    if (chosen) following?.options.forEach(({ picture }) => (new Image().src = picture))
  }, [chosen, following])

  const goTo = (next: number) => {
    setNumber(next)
    setChosen(undefined)
    // The pressed button is gone: the focus goes to what it brought.
    heading.current?.focus({ preventScroll: true })
  }

  if (!sample) {
    const restart = () => {
      setRights(0)
      goTo(0)
    }
    return <SampleResult texts={texts} rights={rights} total={samples.length} more={more} onAgain={restart} />
  }

  const right = sample.options.find((option) => option.id === sample.word)
  const question = fill(texts.question, { word: sample.word })
  return (
    <Card raised id="sample">
      <Box sx={card}>
        <Box sx={top}>
          <Text variant="body2">{texts.sampleTitle}</Text>
          <Text variant="body2">{fill(texts.sampleCount, { number: number + 1, total: samples.length })}</Text>
        </Box>
        <Box component="h2" ref={heading} tabIndex={-1} aria-label={question} sx={{ '&:focus': { outline: 'none' } }}>
          <Text variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {texts.questionBefore}
          </Text>
          <Text variant="headword" component="span" lang="en" sx={{ display: 'block' }}>
            {sample.word}
          </Text>
          <Text variant="phonetic" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {sample.ipa}
          </Text>
        </Box>
        <Box sx={grid}>
          <ChoiceGrid
            key={sample.word}
            label={question}
            options={sample.options.map(({ id, picture, meaning }) => ({
              id,
              picture: { src: picture, alt: meaning[language], tint: sample.tint },
            }))}
            result={chosen ? { chosen, right: sample.word } : null}
            markLabels={{ right: texts.right, wrong: texts.notYet, revealed: texts.theAnswer }}
            onChoose={(id) => {
              setChosen(id)
              if (id === sample.word) setRights(rights + 1)
            }}
          />
        </Box>
        <Box sx={{ position: 'relative' }}>
          <FeedbackBar
            result={chosen ? (chosen === sample.word ? 'right' : 'notYet') : null}
            title={chosen === sample.word ? texts.right : texts.notYet}
            answer={chosen && fill(texts.explained, { word: sample.word, meaning: right?.meaning[language] ?? '' })}
            continueLabel={following ? texts.next : texts.toResult}
            onContinue={() => goTo(number + 1)}
          />
          {!chosen && (
            <Box sx={hint}>
              <Pointer aria-hidden />
              <Text variant="body2">{texts.hint}</Text>
            </Box>
          )}
        </Box>
      </Box>
    </Card>
  )
}
