import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { playSize, stroke } from '../../tokens/play.ts'

export interface ComparedLetter {
  /** `open`: the answer ended before it. */
  readonly state: 'right' | 'wrong' | 'missing' | 'extra' | 'open'
  /** What was written; '' where nothing was. */
  readonly given: string
  /** What belongs there; '' where nothing does. */
  readonly right: string
}

export interface LetterComparisonProps {
  /** From the beginning to the end of both. */
  letters: readonly ComparedLetter[]
  /** Names of the two lines: 'You wrote', 'The word'. */
  labels: { given: string; right: string }
}

/** Each state has a sign of its own, so that colour is never alone. */
const signs = { right: '', wrong: '≠', missing: '+', extra: '−', open: '' } as const

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(2, 1),
      '& > span': {
        ...theme.typography.h3,
        display: 'grid',
        gridTemplateRows: 'repeat(2, 1.5em) 1.25em',
        alignItems: 'center',
      },
      '& .labels': { marginInlineEnd: theme.spacing(2), color: palette.text.secondary },
      '& .labels > span': theme.typography.body2,
      '& .place': {
        minWidth: playSize.slot.narrow,
        padding: theme.spacing(0, 1),
        textAlign: 'center',
        whiteSpace: 'pre',
        borderBottom: `${stroke.strong} solid ${palette.divider}`,
      },
      '& .place[data-state="right"]': { borderBottomColor: palette.primary.main },
      '& .place[data-state="open"]': { borderBottomStyle: 'dotted', color: palette.text.secondary },
      '& .place:is([data-state="wrong"], [data-state="missing"], [data-state="extra"])': {
        color: palette.error.main,
        backgroundColor: palette.tint.error,
        borderBottomColor: palette.error.main,
      },
      '& .place:is([data-state="wrong"], [data-state="extra"]) > :first-of-type': { textDecoration: 'line-through' },
      '& .sign': { ...theme.typography.body2, fontWeight: 700 },
    }
  }),
)

/** An answer above the right word, letter by letter. For the eye alone: say beside it in words what differs. */
export function LetterComparison({ letters, labels }: LetterComparisonProps) {
  return (
    <Root aria-hidden>
      <span className="labels">
        <span>{labels.given}</span>
        <span>{labels.right}</span>
      </span>
      {letters.map(({ state, given, right }, index) => (
        <span key={index} className="place" lang="en" data-state={state}>
          <span>{given}</span>
          <span>{right}</span>
          <span className="sign">{signs[state]}</span>
        </span>
      ))}
    </Root>
  )
}
