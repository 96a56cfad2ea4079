import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface AnswerAsideProps {
  /** A quiet button; nothing where there is nothing to tell. */
  children: ReactNode
}

/** Beside the title, so that the words below it have the whole width. What it changes around it is here, since few bars have one. */
const Root = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: theme.spacing(-2.5),
    right: theme.spacing(-2),
    '[role="status"]:has(+ &:not(:empty))': {
      '.title': { paddingRight: '5.5rem' },
      '.text > div': { flex: 1, minWidth: 0 },
      '.answer > span': { minWidth: 0 },
      '[data-line]': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    },
  })),
)

/** A button that tells more about the answer. While it is there, each AnswerLine is cut where the line ends. */
export const AnswerAside = ({ children }: AnswerAsideProps) => <Root>{children}</Root>

export interface AnswerLineProps {
  /** A word and what it means. */
  children: ReactNode
}

const Line = styled('span')({ display: 'block' })

/** A line of a FeedbackBar's answer. Beside a button that leads to the whole text it is cut to one line; screen readers still hear all of it. */
export const AnswerLine = ({ children }: AnswerLineProps) => <Line data-line>{children}</Line>
