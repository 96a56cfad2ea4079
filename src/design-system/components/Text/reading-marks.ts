/** What marks look like, in a text and in its legend: each has a line of its own besides its colour. */
interface MarkColors {
  readonly tint: { readonly primary: string; readonly reward: string }
  readonly primary: { readonly main: string }
  readonly warning: { readonly main: string }
  readonly text: { readonly secondary: string }
}

const textUnderlineOffset = '0.25em'

export const readingMarks = ({ tint, primary, warning, text }: MarkColors) => ({
  '& [data-mark="growing"]': {
    backgroundColor: tint.primary,
    textDecoration: `underline dashed ${primary.main}`,
    textUnderlineOffset,
  },
  '& [data-mark="new"]': {
    backgroundColor: tint.reward,
    textDecoration: `underline solid ${warning.main}`,
    textUnderlineOffset,
  },
  '& [data-mark="unknown"]': {
    textDecoration: `underline dotted ${text.secondary}`,
    textUnderlineOffset,
  },
})
