import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Check, X } from 'lucide-react'
import { appear, rise } from '../../theme/keyframes.ts'
import { themed } from '../../theme/themed.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { playSize, stroke } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Button } from '../Button/Button.tsx'
import { docked as dockedStyle } from '../PlayHeader/PlayDock.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'

export interface FeedbackBarProps {
  /** How the answer was; null while the question is open: the bar is drawn but hidden, so that it takes no time and nothing moves. */
  result: 'right' | 'notYet' | null
  /** 'Right' or 'Remember this one', 'Not yet' where another try follows, never 'Wrong'; any of them while the question is open. */
  title: string
  /** The right answer in words, a picture before them if it has one; always given with `notYet`. */
  answer?: ReactNode
  /** An AnswerAside: a quiet button that tells more about the answer. */
  aside?: ReactNode
  /** The verb of the button: 'Continue'. */
  continueLabel: string
  /** Called by the button: the next question, or the result. */
  onContinue: () => void
  /** Moves the focus to the button, so that Enter goes on; not while a phone keyboard should stay open. */
  focusContinue?: boolean
  /** A sheet at the lower edge of the window, above a phone's keyboard; a PlayStage keeps its room. */
  docked?: boolean
  /** Takes no room while the question is open: inside a conversation, whose newest line stays in view. */
  compact?: boolean
}

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.spacing(3),
      '&[data-result="right"]': { borderColor: palette.primary.main, backgroundColor: palette.tint.primary },
      '&[data-result="notYet"]': { borderColor: palette.error.main, backgroundColor: palette.tint.error },
      '&:not([data-result]) > *': { visibility: 'hidden' },
      '& .said': { position: 'relative' },
      '& .text': { display: 'flex', gap: theme.spacing(3) },
      '& .text > span': {
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: size.iconLarge,
        height: size.iconLarge,
        borderRadius: radius.full,
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        '& svg': { width: size.icon, height: size.icon },
      },
      '& p': { margin: 0 },
      '& .answer': { display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
      '& .title': { ...theme.typography.h3, color: palette.primary.main },
      '&[data-result="notYet"] .text > span': { backgroundColor: palette.error.main },
      '&[data-result="notYet"] .title': { color: palette.error.main },
      [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    }
  }),
)

const InPage = styled(Root)(
  themed(({ theme }) => ({
    alignItems: 'center',
    width: '100%',
    maxWidth: playSize.board,
    // The room of the title, two lines of answer and the button, so that the page does not move.
    minHeight: '9.5rem',
    margin: '0 auto',
    padding: theme.spacing(4),
    border: `${stroke.state} solid transparent`,
    borderRadius: radius.card,
    // No transition: it is the answer to a key, in the next frame and at the cost of one.
    [theme.breakpoints.up('sm')]: { minHeight: '6.25rem', padding: theme.spacing(4, 5) },
    '&[data-result]': { boxShadow: shadow.card },
    '&[data-compact]': { minHeight: 0 },
    '&[data-compact]:not([data-result])': { height: 0, padding: 0, border: 'none', overflow: 'hidden' },
  })),
)

const Sheet = styled(Root)(
  dockedStyle,
  themed(({ theme }) => ({
    // Only moved, at no cost of layout: what it says is read in the first frame.
    '&[data-result]': { animation: `${rise} ${duration.sheet}ms ${easing.out}`, boxShadow: shadow.sheet },
    [reducedMotion]: { '&[data-result]': { animation: `${appear} ${duration.tap}ms` } },
    '&:not([data-result])': { visibility: 'hidden' },
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minHeight: `calc(${playSize.dock} + env(safe-area-inset-bottom))`,
    borderTop: `${stroke.state} solid transparent`,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    '& > [data-button]': { minHeight: playSize.dockButton },
    [theme.breakpoints.up('sm')]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      alignItems: 'end',
      minHeight: 0,
      '& > :first-of-type': { alignSelf: 'center' },
      '& > [data-button]': { minWidth: playSize.dockButtonWidth },
    },
  })),
)

/** What the answer was worth, the right one in words, and the way on. It is a live region: keep it mounted. */
export function FeedbackBar({
  result,
  title,
  answer,
  aside,
  continueLabel,
  onContinue,
  focusContinue,
  docked = false,
  compact,
}: FeedbackBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useKeyboardInset(sheet, docked)
  useEffect(() => {
    if (result && focusContinue) button.current?.focus()
  }, [result, focusContinue])
  const content = (
    <>
      <div className="said">
        <div role="status">
          <div className="text">
            <span>{result === 'notYet' ? <X /> : <Check />}</span>
            <div>
              <p className="title">{title}</p>
              {answer !== undefined && <p className="answer">{answer}</p>}
            </div>
          </div>
        </div>
        {aside}
      </div>
      <Button ref={button} onClick={onContinue}>
        {continueLabel}
      </Button>
    </>
  )
  return docked ? (
    <Sheet ref={sheet} data-result={result ?? undefined}>
      {content}
    </Sheet>
  ) : (
    <InPage data-result={result ?? undefined} data-compact={compact || undefined}>
      {content}
    </InPage>
  )
}
