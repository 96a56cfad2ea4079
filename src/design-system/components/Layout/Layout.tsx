/** One element with theme-aware styles; when Stack and Container do not fit. */
export { default as Box } from '@mui/material/Box'
/** Centres a page's content, at most 1120 px wide, with the right margins on phones. */
export { default as Container } from '@mui/material/Container'
/** Puts things below or beside each other with one distance. */
export { default as Stack } from '@mui/material/Stack'
