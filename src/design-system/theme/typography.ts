import type { TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles'
import { breakpoints, spaceUnit } from '../tokens/space.ts'
import { chineseTitle, fontFamily, fontWeight, headwordTracking, typeScale } from '../tokens/type.ts'

function variant(name: keyof typeof typeScale): TypographyStyle {
  const { size, lineHeight, weight } = typeScale[name]
  const [phone, desktop] = size
  return {
    fontFamily,
    fontSize: phone,
    lineHeight,
    fontWeight: weight,
    letterSpacing: 'normal',
    textTransform: 'none',
    ...(phone === desktop ? {} : { [`@media (min-width:${breakpoints.md}px)`]: { fontSize: desktop } }),
  }
}

/** Steps of room that a phone has beside a headword: the page's and its card's padding, and its speaker. */
const BESIDE_HEADWORD = 29

/** Of a headword in its size, with some to spare: an English word of so many letters stays in one line on a phone. */
const LETTER_WIDTH = 0.58

/** Latin letters alone: an own word may be Chinese. */
const headword: TypographyStyle = {
  ...variant('headword'),
  '&:lang(en)': {
    letterSpacing: headwordTracking,
    fontSize: `min(${typeScale.headword.size[0]}, calc((100vw - ${BESIDE_HEADWORD * spaceUnit}px) / (var(--letters, 1) * ${LETTER_WIDTH})))`,
  },
}

/** The custom property by which a long headword becomes smaller instead of breaking: the letters of its longest part. */
export const lettersOf = (word: string) => ({
  '--letters': String(Math.max(1, ...word.split(/[\s-]+/).map((part) => part.length))),
})

const title: TypographyStyle = {
  ...variant('h1'),
  '&:lang(zh)': {
    fontSize: chineseTitle.size,
    lineHeight: chineseTitle.lineHeight,
    fontWeight: chineseTitle.weight,
  },
}

const numeral: TypographyStyle = { ...variant('numeral'), fontVariantNumeric: 'tabular-nums' }

/** The type scale as MUI wants it; Text names the variants that there are. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightRegular: fontWeight.regular,
  fontWeightMedium: fontWeight.medium,
  fontWeightBold: fontWeight.bold,
  headword,
  numeral,
  h1: title,
  h2: variant('h2'),
  h3: variant('h3'),
  h4: variant('h4'),
  h5: variant('h4'),
  h6: variant('h3'),
  subtitle1: variant('body1'),
  subtitle2: variant('body2'),
  body1: variant('body1'),
  body2: variant('body2'),
  phonetic: variant('phonetic'),
  caption: variant('caption'),
  overline: variant('caption'),
  button: variant('button'),
}
