import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { chipLooks } from '../../theme/overrides/controls.ts'
import { themed } from '../../theme/themed.ts'
import type { ChipProps } from './Chip.tsx'

const Root = styled('span')(
  themed(({ theme }) => ({ ...chipLooks(theme), display: 'inline-flex', alignItems: 'center' })),
)

/** A chip that is only read, for the landing page: MUI's filters and crosses would cost it 3 kB. */
export function StaticChip({ children, tone = 'neutral' }: { children: ReactNode; tone?: ChipProps['tone'] }) {
  return <Root data-tone={tone}>{children}</Root>
}
