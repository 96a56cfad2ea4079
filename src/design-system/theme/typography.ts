import type { TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles'
import { breakpoints } from '../tokens/space.ts'
import { fontFamily, fontWeight, typeScale } from '../tokens/type.ts'

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

/** The type scale as MUI wants it; MUI's other variants are closed by the types. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightRegular: fontWeight.regular,
  fontWeightMedium: fontWeight.medium,
  fontWeightBold: fontWeight.bold,
  headword: variant('headword'),
  h1: variant('h1'),
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
