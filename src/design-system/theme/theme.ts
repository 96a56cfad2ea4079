import { createTheme } from './create-theme.ts'
import { baselineOverrides } from './overrides/baseline.ts'
import { buttonOverrides } from './overrides/buttons.ts'
import { dialogOverrides } from './overrides/dialogs.ts'
import { feedbackOverrides } from './overrides/feedback.ts'
import { menuOverrides } from './overrides/menus.ts'
import { navigationOverrides } from './overrides/navigation.ts'
import { surfaceOverrides } from './overrides/surfaces.ts'

/** The theme of the product. Read colours as `theme.vars.palette.*`: they follow the display mode without a render. */
export const theme = /* @__PURE__ */ createTheme({
  ...baselineOverrides,
  ...buttonOverrides,
  ...dialogOverrides,
  ...feedbackOverrides,
  ...menuOverrides,
  ...navigationOverrides,
  ...surfaceOverrides,
})
