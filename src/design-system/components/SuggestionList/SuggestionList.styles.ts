import Popper from '@mui/material/Popper'
import type { PopperProps } from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { layer, size, spaceUnit } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'

/** Options as a sheet below the field. */
export const List = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      maxHeight: `min(${theme.spacing(80)}, 50dvh)`,
      margin: 0,
      padding: theme.spacing(1),
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: `${size.hairline} solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      boxShadow: shadow.raised,
      '& button': {
        ...theme.typography.body1,
        display: 'flex',
        width: '100%',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: theme.spacing(3),
        minHeight: size.touch,
        margin: 0,
        padding: theme.spacing(1.5, 3),
        border: 0,
        background: 'none',
        color: 'inherit',
        textAlign: 'start',
        borderRadius: radius.control,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
      },
      '& button[aria-selected="true"]': {
        backgroundColor: palette.tint.primary,
        boxShadow: `inset 0 0 0 ${size.focusGap} ${palette.primary.main}`,
      },
      '& button:hover': { backgroundColor: palette.tint.primary },
      '& small': { ...theme.typography.body2, color: palette.text.secondary },
      '& mark': { background: 'none', color: palette.primary.main, fontWeight: fontWeight.bold },
    }
  }),
)

/** Over the page, below dialogs. */
export const Place = styled(Popper)({ zIndex: layer.overlay })

/** Right below the field and as wide. */
export const modifiers: PopperProps['modifiers'] = [
  { name: 'offset', options: { offset: [0, spaceUnit] } },
  { name: 'flip', enabled: false },
  {
    name: 'sameWidth',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn: ({ state }) => {
      state.styles['popper'] = { ...state.styles['popper'], width: `${state.rects.reference.width}px` }
    },
  },
]
