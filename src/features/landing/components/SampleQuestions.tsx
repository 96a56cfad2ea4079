import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '#contract/patterns'
import { Pause, Play, Volume2 } from 'lucide-react'
import { ChoiceGrid, FeedbackBar, IconButton, LandingQuestion } from '#design-system'
import { samples } from '../model/samples.ts'
import { sayWord } from '../model/say-word.ts'
import { fill } from '../model/texts.ts'
import type { LandingTexts } from '../model/texts.ts'
import { useAutoAdvance } from '../model/useAutoAdvance.ts'
import { SampleResult } from './SampleResult.tsx'

export interface SampleQuestionsProps {
  texts: LandingTexts
  language: Language
  /** The way on after the last question: the button of the demo. */
  more: ReactNode
  /** The words that were answered right, and the change of them. */
  grown: readonly string[]
  onGrown: (words: readonly string[]) => void
}

/** A few questions to answer at once: no account, no call, feedback in the same moment. A press says the word. */
export function SampleQuestions({ texts, language, more, grown, onGrown }: SampleQuestionsProps) {
  const [number, setNumber] = useState(0)
  const [chosen, setChosen] = useState<string>()
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

  const isRight = chosen !== undefined && chosen === sample?.word
  const auto = useAutoAdvance(isRight, () => goTo(number + 1))

  if (!sample) {
    const restart = () => {
      onGrown([])
      goTo(0)
    }
    return <SampleResult texts={texts} rights={grown.length} total={samples.length} more={more} onAgain={restart} />
  }

  const right = sample.options.find((option) => option.id === sample.word)
  const question = fill(texts.question, { word: sample.word })
  return (
    <LandingQuestion
      title={texts.sampleTitle}
      count={fill(texts.sampleCount, { number: number + 1, total: samples.length })}
      question={question}
      before={texts.questionBefore}
      word={sample.word}
      ipa={sample.ipa}
      ref={heading}
      control={
        <IconButton label={texts.auto} aria-pressed={auto.isOn} onClick={auto.toggle}>
          {auto.isOn ? <Pause /> : <Play />}
        </IconButton>
      }
      sound={
        <IconButton label={fill(texts.hear, { word: sample.word })} onClick={() => sayWord(sample.word)}>
          <Volume2 />
        </IconButton>
      }
      options={
        <div onPointerDownCapture={auto.onPointerDownCapture} onKeyDownCapture={auto.onKeyDownCapture}>
          <ChoiceGrid
            key={sample.word}
            label={question}
            options={sample.options.map(({ id, picture, meaning }) => ({
              id,
              picture: { src: picture, alt: meaning[language], tint: sample.tint },
            }))}
            result={chosen ? { chosen, right: sample.word } : null}
            markLabels={{ right: texts.right, wrong: texts.chosen, revealed: texts.theAnswer }}
            onChoose={(id) => {
              setChosen(id)
              sayWord(sample.word)
              if (id === sample.word) onGrown([...grown, id])
            }}
          />
        </div>
      }
      feedback={
        // Moved over, not entered: an answer at the lower edge of the window shows its feedback under a pointer that rests.
        <div onPointerMove={auto.hold} onPointerDown={auto.hold} onFocus={auto.hold}>
          <FeedbackBar
            result={chosen ? (chosen === sample.word ? 'right' : 'notYet') : null}
            title={chosen === sample.word ? texts.right : texts.remember}
            answer={chosen && fill(texts.explained, { word: sample.word, meaning: right?.meaning[language] ?? '' })}
            continueLabel={following ? texts.next : texts.toResult}
            onContinue={() => goTo(number + 1)}
          />
        </div>
      }
      hint={chosen ? undefined : texts.hint}
    />
  )
}
