import useMediaQuery from '@mui/material/useMediaQuery'
import { breakpoints } from '../tokens/space.ts'

/** Whether the window has room for the sidebar beside the page. Known at once, not after the first frame: nothing jumps. */
export const useIsWide = (): boolean => useMediaQuery(`(min-width: ${breakpoints.lg}px)`, { noSsr: true })
