import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import { LetterInput, PlayActions } from '#design-system'
import type { LetterInputHandle } from '#design-system'
import { meaningOf } from '#features/words'
import { useLanguage } from '#lib/language'
import {
  boardOf,
  givenOf,
  isOver,
  lettersTyped,
  patternOf,
  showHint,
  startTyping,
  takeBack,
  typeLetter,
} from '../model/letters.ts'
import type { Typing } from '../model/letters.ts'
import { wordOf } from '../model/question-props.ts'
import type { QuestionOf, QuestionProps } from '../model/question-props.ts'
import { useGameKeys } from '../model/useGameKeys.ts'
import { HintButton } from './HintButton.tsx'
import { TypingClue } from './TypingClue.tsx'

interface Props extends QuestionProps<QuestionOf<'type_word' | 'listen_and_type' | 'say_word'>> {
  /** In place of picture, meaning and voice, with what names the field then. */
  heard?: { clue: ReactNode; label: string }
  /** Beside the hint. */
  more?: ReactNode
  /** What the answer counts as, when it is not what was asked. */
  kind?: 'type_word'
}

/**
 * Picture, meaning and voice are given; the word is typed letter by letter. One field stays from question to question,
 * so that a phone keeps its keyboard open.
 */
export function TypeWord(props: Props) {
  const { question, state, words, meanings, tint, voice, quiet, paused, onAnswer, heard, more, kind } = props
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const field = useRef<LetterInputHandle>(null)
  const word = wordOf(words, question.word_id)
  const headword = word?.headword ?? ''
  const [kept, setKept] = useState<{ turn: number; typing: Typing; otherScript: boolean }>()
  const { typing, otherScript } =
    kept?.turn === state.turn ? kept : { typing: startTyping(headword), otherScript: false }
  const change = (after: Typing, script = false) => {
    if (state.settled) return
    setKept({ turn: state.turn, typing: after, otherScript: script })
    if (after !== typing && isOver(after)) {
      const { slips, hinted } = after
      onAnswer({ word_id: question.word_id, given: givenOf(after), slips, hinted, kind })
    }
  }
  const hint = () => {
    change(showHint(typing))
    field.current?.focus()
  }
  useGameKeys({ hint }, paused || state.settled)
  useEffect(() => {
    if (!paused) field.current?.focus()
  }, [state.turn, paused])
  if (!word) return null

  const { text: meaning } = meaningOf(word, meanings)
  const letters = boardOf(typing, state.settled)
  const count = letters.length
  return (
    <>
      {heard?.clue ?? (
        <TypingClue
          task={t(quiet ? 'task.typeRead' : 'task.type')}
          word={word}
          meanings={meanings}
          tint={tint}
          voice={voice}
          count={count}
        />
      )}
      <LetterInput
        ref={field}
        takeFocus
        label={heard?.label ?? t('typeLabel', { meaning })}
        pattern={patternOf(typing)}
        letters={letters}
        description={t('typed', { typed: lettersTyped(typing).length, count })}
        message={
          otherScript
            ? t('otherScript')
            : typing.wrong
              ? browserMessageText('letter_expected', language, typing.wrong)
              : undefined
        }
        onChar={(char) => change(typeLetter(typing, char))}
        onBackspace={() => change(takeBack(typing))}
        onOtherScript={() => change(typing, true)}
      />
      <Help settled={state.settled} hinted={typing.hinted} onHint={hint} more={more} />
    </>
  )
}

interface HelpProps {
  settled: boolean
  hinted: boolean
  onHint: () => void
  more: ReactNode
}

/** What helps with the word, until it is there. */
function Help({ settled, hinted, onHint, more }: HelpProps) {
  const { t } = useTranslation('practice')
  return (
    <PlayActions>
      {!settled && (
        <>
          <HintButton disabled={hinted} onHint={onHint}>
            {t(hinted ? 'hinted' : 'hint')}
          </HintButton>
          {more}
        </>
      )}
    </PlayActions>
  )
}
