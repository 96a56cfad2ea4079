import { unstable_memoTheme } from '@mui/material/utils'

/**
 * Makes the rules of a `styled` once for the theme. Without it every render of every instance makes and hashes them again, which is most
 * of what a render costs. For rules that depend on the theme alone: variants go by data attributes.
 */
export const themed = unstable_memoTheme
