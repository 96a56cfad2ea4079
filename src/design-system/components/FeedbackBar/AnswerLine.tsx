import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

export interface AnswerLineProps {
  /** A word and what it means. */
  children: ReactNode
}

const Line = styled('span')({ display: 'block' })

/** A line of a FeedbackBar's answer. Beside an `aside` that has the whole text, it is cut where the line ends; screen readers still hear all of it. */
export const AnswerLine = ({ children }: AnswerLineProps) => <Line data-line>{children}</Line>
