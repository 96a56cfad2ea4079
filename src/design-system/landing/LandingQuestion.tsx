import type { ReactNode, Ref } from 'react'
import { styled } from '@mui/material/styles'
import { Card } from '../components/Card/Card.tsx'
import { themed } from '../theme/themed.ts'
import { playSize } from '../tokens/play.ts'

export interface LandingQuestionProps {
  title: string
  /** Which question of how many. */
  count: string
  /** The whole question for screen readers. */
  question: string
  /** The words over the headword. */
  before: string
  word: string
  ipa: string
  /** The heading; it takes the focus when a question follows another. */
  ref: Ref<HTMLHeadingElement>
  /** Beside the count: the switch of what goes on by itself. */
  control: ReactNode
  /** Beside the phonetics: the button that says the word. */
  sound: ReactNode
  /** A ChoiceGrid. */
  options: ReactNode
  /** A FeedbackBar. */
  feedback: ReactNode
  /** What to do, in the place of the feedback that is still to come. */
  hint?: string
}

const Root = styled('div')(
  themed(({ theme }) => {
    const muted = theme.vars.palette.text.secondary
    return {
      display: 'grid',
      gap: theme.spacing(2),
      [theme.breakpoints.up('md')]: { gap: theme.spacing(4) },
      '& > .top': {
        ...theme.typography.body2,
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        marginBlock: theme.spacing(-2),
        color: muted,
        '& > span:first-of-type': { marginInlineEnd: 'auto' },
      },
      '& > h2': { margin: 0, textAlign: 'center' },
      '& > h2 > span': { display: 'block' },
      '& .before': { ...theme.typography.body2, color: muted },
      '& .word': theme.typography.headword,
      '& .sound': {
        ...theme.typography.phonetic,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        marginBlock: theme.spacing(-3, 0),
        color: muted,
      },
      '& [role="group"]': {
        gap: theme.spacing(3),
        // Beside the words of the page there is room for two columns only.
        [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) !important' },
      },
      '& [role="group"] button': {
        minHeight: '0 !important',
        padding: `${theme.spacing(2)} !important`,
        '& [data-size="m"]': {
          width: `min(100%, ${playSize.landingPicture}) !important`,
          height: 'auto !important',
          aspectRatio: '1',
        },
      },
      // Its room is there from the beginning, so that the page stays where it is; an answer is told at the lower edge of the window.
      '& > .feedback': { position: 'relative' },
      '& > .feedback[data-answered]': { position: 'sticky', bottom: theme.spacing(2), zIndex: 1 },
      // Lies in the room that waits for the feedback: what is there before and after an answer keeps its place.
      '& .hint': {
        ...theme.typography.body2,
        position: 'absolute',
        inset: 0,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        color: muted,
      },
    }
  }),
)

/** A question to answer before there is an account. */
export function LandingQuestion(props: LandingQuestionProps) {
  const { title, count, question, before, word, ipa, ref, control, sound, options, feedback, hint } = props
  return (
    <Card raised id="sample">
      <Root>
        <div className="top">
          <span>{title}</span>
          <span>{count}</span>
          {control}
        </div>
        <h2 ref={ref} tabIndex={-1} aria-label={question}>
          <span className="before">{before}</span>
          <span className="word" lang="en">
            {word}
          </span>
        </h2>
        <div className="sound">
          <span>{ipa}</span>
          {sound}
        </div>
        <div>{options}</div>
        <div className="feedback" data-answered={hint ? undefined : ''}>
          {feedback}
          {hint && <div className="hint">{hint}</div>}
        </div>
      </Root>
    </Card>
  )
}
