import type { ReactNode, Ref } from 'react'
import { Pointer } from 'lucide-react'
import { styled } from '@mui/material/styles'
import { Card } from '../components/Card/Card.tsx'
import { themed } from '../theme/themed.ts'

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
      gap: theme.spacing(4),
      [theme.breakpoints.up('md')]: { gap: theme.spacing(5) },
      '& > .top': { ...theme.typography.body2, display: 'flex', justifyContent: 'space-between', color: muted },
      '& > h2': { margin: 0, textAlign: 'center' },
      '& > h2 > span': { display: 'block' },
      '& .before': { ...theme.typography.body2, color: muted },
      '& .word': theme.typography.headword,
      '& .ipa': { ...theme.typography.phonetic, color: muted },
      // Beside the words of the page there is room for two columns only.
      [theme.breakpoints.up('lg')]: {
        '& [role="group"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) !important' },
      },
      '& > .feedback': { position: 'relative' },
      // Lies in the room that waits for the feedback: what is there before and after an answer keeps its place.
      '& .hint': {
        ...theme.typography.body2,
        position: 'absolute',
        inset: 0,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: theme.spacing(2),
        color: muted,
        // Of the page's size, not of the words'.
        '& > svg': { width: '1.25rem', height: '1.25rem' },
      },
    }
  }),
)

/** A question to answer before there is an account. */
export function LandingQuestion(props: LandingQuestionProps) {
  const { title, count, question, before, word, ipa, ref, options, feedback, hint } = props
  return (
    <Card raised id="sample">
      <Root>
        <div className="top">
          <span>{title}</span>
          <span>{count}</span>
        </div>
        <h2 ref={ref} tabIndex={-1} aria-label={question}>
          <span className="before">{before}</span>
          <span className="word" lang="en">
            {word}
          </span>
          <span className="ipa">{ipa}</span>
        </h2>
        <div>{options}</div>
        <div className="feedback">
          {feedback}
          {hint && (
            <div className="hint">
              <Pointer aria-hidden />
              <span>{hint}</span>
            </div>
          )}
        </div>
      </Root>
    </Card>
  )
}
