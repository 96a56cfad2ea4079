import { css } from '@emotion/react'
import type { CSSObject, SerializedStyles } from '@emotion/react'
import { styled } from '@mui/material/styles'
import type { SxProps, Theme } from '@mui/material/styles'

/** Rules as `sx` takes them, of plain values alone. */
export type Look = Exclude<SxProps<Theme>, ((theme: Theme) => unknown) | readonly unknown[]>

const made = new WeakMap<Theme, Map<string, SerializedStyles>>()

/** What `sx` makes of a look, made once: a page draws dozens of stacks in a few looks, and to work the rules out each time took a tenth of the first drawing of a word. */
function rulesOf(theme: Theme, look: Look): SerializedStyles {
  const known = made.get(theme) ?? new Map<string, SerializedStyles>()
  made.set(theme, known)
  const key = JSON.stringify(look)
  const rules = known.get(key) ?? css(theme.unstable_sx(look) as CSSObject)
  known.set(key, rules)
  return rules
}

/** The element of whatever puts other things in their places, and of words in the type scale; `ownerState` is how. */
export const LayoutRoot = styled('div', { name: 'Layout', slot: 'Root' })<{ ownerState: Look }>(
  ({ theme, ownerState }) => rulesOf(theme, ownerState),
)
