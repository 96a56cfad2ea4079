import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import type { Paint } from './plant-sprites.ts'

/** The colours that a canvas paints with, as custom properties for `readPaints`. */
export function paintVariables({ vars: { palette } }: Theme): Record<`--paint-${Paint}`, string> {
  return {
    '--paint-lush': palette.plant.lush,
    '--paint-fading': palette.plant.fading,
    '--paint-thirsty': palette.plant.thirsty,
    '--paint-trunk': palette.plant.trunk,
    '--paint-soil': palette.plant.soil,
    '--paint-ground': palette.background.default,
    '--paint-fruit': palette.reward.fill,
    '--paint-fruit-edge': palette.reward.text,
    '--paint-drop': palette.tint.info,
    '--paint-drop-edge': palette.info.main,
    '--paint-sky': palette.pictureTint.sky,
    '--paint-far': palette.tint.primary,
    '--paint-near': palette.pictureTint.leaf,
    '--paint-text': palette.text.primary,
  }
}

export const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > .ground': {
        ...paintVariables(theme),
        gridArea: '1 / 1',
        position: 'relative',
        // One finger scrolls the page, two zoom the beds.
        touchAction: 'pan-y',
      },
      '& .ground[data-pressable]': { cursor: 'pointer' },
      '& section': { position: 'absolute' },
      '& h2': {
        ...theme.typography.h4,
        margin: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: palette.text.primary,
      },
      '& p': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
      [theme.breakpoints.down('md')]: { '& section:first-of-type :is(h2, p)': { paddingInlineEnd: theme.spacing(24) } },
      '& .soil': {
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        borderRadius: radius.control,
        backgroundColor: palette.plant.soil,
        // A furrow under each row of plants.
        backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${palette.plant.trunk} 28%, transparent) ${size.hairline}, transparent ${size.hairline})`,
        backgroundRepeat: 'repeat-y',
        backgroundSize: '100% var(--row)',
        backgroundPosition: '0 var(--furrow)',
      },
      // The last strip reaches beyond the beds; the page is no wider and no longer for them.
      '& .plants': { position: 'absolute', inset: 0, overflow: 'clip', pointerEvents: 'none' },
      '& canvas': { position: 'absolute', top: 0, left: 0, width: '100%', height: '16rem', willChange: 'transform' },
      // In sight wherever one is in the beds. On a phone it would cover plants, and two fingers do the same: it stands beside the name of the first bed.
      '& > .zoom': {
        gridArea: '1 / 1',
        alignSelf: 'end',
        justifySelf: 'end',
        position: 'sticky',
        bottom: theme.spacing(4),
        zIndex: 1,
        display: 'flex',
        marginInlineEnd: theme.spacing(2),
        marginBottom: theme.spacing(2),
        padding: theme.spacing(1),
        borderRadius: radius.full,
        border: `${size.hairline} solid ${palette.divider}`,
        backgroundColor: palette.background.paper,
        boxShadow: shadow.raised,
        [theme.breakpoints.down('md')]: {
          alignSelf: 'start',
          position: 'relative',
          bottom: 'auto',
          margin: 0,
          padding: 0,
          border: 0,
          backgroundColor: 'transparent',
          boxShadow: 'none',
        },
      },
      '@media print': { '& > .zoom': { display: 'none' } },
    }
  }),
)
