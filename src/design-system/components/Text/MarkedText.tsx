import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { stroke } from '../../tokens/play.ts'

export interface MarkedTextProps {
  /** The text in order; marked parts stand out. */
  parts: readonly { readonly text: string; readonly marked: boolean }[]
}

/** Heavier and underlined: colour is never alone. */
const Mark = styled('strong')(
  themed(({ theme }) => ({
    color: theme.vars.palette.primary.main,
    textDecorationLine: 'underline',
    textDecorationThickness: stroke.state,
    textUnderlineOffset: '0.2em',
  })),
)

/** Text of which some parts matter: letters of a word, a word of a sentence. Give the element around it its `lang`. */
export const MarkedText = ({ parts }: MarkedTextProps) =>
  parts.map(({ text, marked }, index) => (marked ? <Mark key={index}>{text}</Mark> : text))
