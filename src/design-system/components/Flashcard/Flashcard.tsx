import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { keyframes, styled } from '@mui/material/styles'
import { Check, RotateCw, X } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import type { KeyScope } from '../../interaction/useKeys.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { playSize, stroke } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Button } from '../Button/Button.tsx'
import { useCardKeys } from './useCardKeys.ts'
import type { CardKeys } from './useCardKeys.ts'
import { useSwipe } from './useSwipe.ts'

export interface FlashcardProps {
  /** What is asked: a headword, a picture, a sound. */
  front: ReactNode
  /** What is to be remembered. */
  back: ReactNode
  /** Whether the back is seen. Give each card its own `key`: a new card lies there, it does not turn. */
  turned: boolean
  /** Called with the side that is wanted: true for the back. The caller sets `turned`. */
  onTurn: (turned: boolean) => void
  /** What a press on the card does: 'Turn over'. */
  turnLabel: string
  /** Called with whether the learner knew it, by a button, a digit or a swipe; possible only once the back has been seen: the first swipe turns. */
  onAnswer: (knew: boolean) => void
  /** On the two buttons: 'Not yet', 'Knew it'. */
  answerLabels: { notYet: string; knew: string }
  /** When the card follows another one, whose buttons are gone: it has the focus and is read out. */
  takeFocus?: boolean
  /** Where its keys and the left and right arrow are heard: `page` for the one card of a screen. */
  keys?: KeyScope
  /** Keys that turn the card and answer, by the names of `keyOf`: Space, 1 and 2 unless the learner set others. */
  shortcuts?: CardKeys
}

const usualKeys: CardKeys = { turn: 'Space', notYet: '1', knew: '2' }

const turnOver = keyframes`from { transform: rotateY(-80deg); opacity: 0.4 }`
const turnBack = keyframes`from { transform: rotateY(80deg); opacity: 0.4 }`

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      flexDirection: 'column',
      // In a PlayColumn that fills the window the answers are at its lower edge, under the thumb.
      flex: '1 1 auto',
      gap: theme.spacing(4),
      width: '100%',
      maxWidth: playSize.card,
      margin: '0 auto',
      perspective: playSize.board,
      '& .card': {
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        minHeight: `min(${playSize.flashcard}, 60dvh)`,
        padding: theme.spacing(6, 4, 12),
        textAlign: 'center',
        border: `${size.hairline} solid ${palette.divider}`,
        borderRadius: radius.card,
        backgroundColor: palette.background.paper,
        boxShadow: shadow.raised,
        // A finger that goes sideways takes the card along; up and down it scrolls.
        touchAction: 'pan-y',
        transition: `translate ${duration.card}ms ${easing.out}, rotate ${duration.card}ms ${easing.out}`,
        '&[data-held]': { transition: 'none', userSelect: 'none' },
        '&[data-swipe="left"] .verdict.left, &[data-swipe="right"] .verdict.right': { visibility: 'visible' },
      },
      // What the swipe would say by now, at the edge that the card comes from.
      '& .verdict': {
        ...theme.typography.h4,
        position: 'absolute',
        top: theme.spacing(4),
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1.5),
        padding: theme.spacing(1, 3),
        border: `${stroke.state} solid currentcolor`,
        borderRadius: radius.full,
        backgroundColor: palette.background.paper,
        visibility: 'hidden',
        '& svg': { width: size.icon, height: size.icon },
        '&.left': { right: theme.spacing(4), color: palette.error.main },
        '&.right': { left: theme.spacing(4), color: palette.primary.main },
      },
      '& .card[data-moves="over"]': { animation: `${turnOver} ${duration.sheet}ms ${easing.out}` },
      '& .card[data-moves="back"]': { animation: `${turnBack} ${duration.sheet}ms ${easing.out}` },
      [reducedMotion]: { '& .card[data-moves]': { animation: 'none' } },
      // The button lies under the words, so that a speaker on the face is still a button of its own.
      '& .turn': {
        ...theme.typography.caption,
        position: 'absolute',
        inset: 0,
        display: 'flex',
        alignItems: 'flex-end',
        justifyContent: 'center',
        gap: theme.spacing(1.5),
        padding: theme.spacing(4),
        border: 0,
        borderRadius: 'inherit',
        background: 'none',
        color: palette.text.secondary,
        cursor: 'pointer',
        touchAction: 'manipulation',
        '& svg': { width: size.iconSmall, height: '1lh' },
        '&:hover': { color: palette.primary.main },
      },
      '& .face': {
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        gap: theme.spacing(3),
        maxWidth: '100%',
        minWidth: 0,
        overflowWrap: 'anywhere',
        pointerEvents: 'none',
        '& :is(a, button)': { pointerEvents: 'auto' },
      },
      // The room of the answers is kept, so that the card does not jump when it is turned.
      '& .answers': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: theme.spacing(3),
        minHeight: playSize.dockButton,
        [theme.breakpoints.down('md')]: { marginTop: 'auto' },
      },
      '& .answers > [data-button]': { minHeight: playSize.dockButton },
    }
  }),
)

/** A card to remember by: the question in front, the answer behind, and the learner's own judgement. */
export function Flashcard({
  front,
  back,
  turned,
  onTurn,
  turnLabel,
  onAnswer,
  answerLabels,
  takeFocus,
  keys = 'inside',
  shortcuts = usualKeys,
}: FlashcardProps) {
  const root = useRef<HTMLDivElement>(null)
  const turn = useRef<HTMLButtonElement>(null)
  const face = useId()
  useEffect(() => {
    if (takeFocus) turn.current?.focus({ preventScroll: true })
  }, [takeFocus])
  const [first] = useState(turned)
  const [moved, setMoved] = useState(false)
  if (!moved && turned !== first) setMoved(true)
  // An answer counts only once the back was seen.
  const swipe = useSwipe((toTheRight) => (turned ? onAnswer(toTheRight) : onTurn(true)))
  useCardKeys(root, keys, shortcuts, { onTurn: () => onTurn(!turned), onAnswer: turned ? onAnswer : undefined })
  return (
    <Root ref={root}>
      <div className="card" data-moves={moved ? (turned ? 'over' : 'back') : undefined} {...swipe}>
        <button
          ref={turn}
          type="button"
          className="turn"
          aria-describedby={face}
          aria-keyshortcuts={shortcuts.turn}
          onClick={() => onTurn(!turned)}
        >
          <RotateCw />
          {turnLabel}
        </button>
        <div id={face} className="face" aria-live="polite">
          {turned ? back : front}
        </div>
        {turned && (
          <>
            <span className="verdict left" aria-hidden>
              <X />
              {answerLabels.notYet}
            </span>
            <span className="verdict right" aria-hidden>
              <Check />
              {answerLabels.knew}
            </span>
          </>
        )}
      </div>
      <div className="answers">
        {turned && (
          <>
            <Button variant="secondary" fullWidth aria-keyshortcuts={shortcuts.notYet} onClick={() => onAnswer(false)}>
              {answerLabels.notYet}
            </Button>
            <Button fullWidth aria-keyshortcuts={shortcuts.knew} onClick={() => onAnswer(true)}>
              {answerLabels.knew}
            </Button>
          </>
        )}
      </div>
    </Root>
  )
}
