import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { playSize } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export const Root = styled('section')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    const paper = {
      border: `${size.hairline} solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
    }
    return {
      position: 'relative',
      display: 'grid',
      gap: theme.spacing(6),
      width: '100%',
      maxWidth: playSize.board,
      margin: '0 auto',
      '& .head': {
        ...paper,
        display: 'grid',
        justifyItems: 'center',
        gap: theme.spacing(4),
        padding: theme.spacing(8, 4),
        textAlign: 'center',
        boxShadow: shadow.card,
      },
      '& .won': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        // Beside each other from 360 px on.
        gap: theme.spacing(2),
      },
      '& .head > p': { margin: 0 },
      '& h1': { ...theme.typography.h1, margin: 0, '&:focus-visible': { outline: 'none' } },
      '& .head > .milestone': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'center',
        columnGap: theme.spacing(3),
        padding: theme.spacing(2, 4),
        borderRadius: radius.card,
        backgroundColor: palette.tint.primary,
        '& strong': theme.typography.numeral,
      },
      '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 3) },
      '& dl': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(2, 8), margin: 0 },
      '& dt': { ...theme.typography.body2, color: palette.text.secondary },
      '& dd': { ...theme.typography.h3, margin: 0, fontVariantNumeric: 'tabular-nums' },
      '& dd > *': { fontSize: 'inherit' },
      '& ul': { ...paper, listStyleType: '""', margin: 0, padding: theme.spacing(0, 4) },
      '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(3), paddingBlock: theme.spacing(3) },
      '& li + li': { borderTop: `${size.hairline} solid ${palette.divider}` },
      '& .word': { flex: 1, minWidth: 0 },
      '& .word p': { margin: 0 },
      '& .headword': { ...theme.typography.h4, overflowWrap: 'anywhere' },
      '& .soft': { ...theme.typography.body2, color: palette.text.secondary },
      '& .given': {
        ...theme.typography.body2,
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        color: palette.error.main,
        '& svg': { flex: 'none', width: size.iconSmall, height: size.iconSmall },
      },
      '& .actions': {
        display: 'grid',
        gap: theme.spacing(3),
        [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
      },
    }
  }),
)
