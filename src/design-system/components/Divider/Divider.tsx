import MuiDivider from '@mui/material/Divider'

export interface DividerProps {
  /** A word in the middle of the line, such as "or"; without it a plain line. */
  label?: string
}

/** Parts what belongs together from what comes after. */
export function Divider({ label }: DividerProps) {
  // The children of a separator are not read out, so a line with a word is none.
  return <MuiDivider role={label ? 'none' : undefined}>{label}</MuiDivider>
}
