import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

const Leaf = styled('path')(themed(({ theme }) => ({ fill: theme.vars.palette.primary.main })))
const Vein = styled('path')(themed(({ theme }) => ({ fill: theme.vars.palette.background.paper })))
const SideVeins = styled('path')(
  themed(({ theme }) => ({
    fill: 'none',
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 3,
    strokeLinecap: 'round',
    opacity: 0.55,
  })),
)

/** The leaf whose vein is a bookmark. The same shapes stand in brand/mark.svg. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 64 64" width="1em" height="1em" aria-hidden="true" focusable="false">
      <g transform="rotate(24 32 34)">
        <Leaf d="M32 2C47 13 54 25 54 37c0 13-9 23-22 25C19 60 10 50 10 37 10 25 17 13 32 2Z" />
        <SideVeins d="M32 36 19 27M32 36l13-9M32 48l-12-8M32 48l12-8" />
        <Vein d="M26.5 20a2.5 2.5 0 0 1 2.5-2.5h6a2.5 2.5 0 0 1 2.5 2.5v39.5l-5.5-5.5-5.5 5.5Z" />
      </g>
    </svg>
  )
}
