import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'
import { chipLooks } from './chip-looks.ts'

/** Chips, avatars, lines, links in texts and tabs. */
export const controlOverrides: Overrides = {
  MuiChip: {
    styleOverrides: {
      root: themed(({ theme }) => {
        const { palette } = theme.vars
        return {
          ...chipLooks(theme),
          '& svg': { flexShrink: 0, width: size.iconSmall, height: size.iconSmall },
          '&.MuiChip-clickable': {
            minHeight: size.touch,
            paddingInline: theme.spacing(4),
            borderColor: palette.border,
            backgroundColor: palette.background.paper,
            userSelect: 'auto',
            transition: theme.transitions.create(['background-color', 'color', 'border-color'], {
              duration: duration.tap,
            }),
            '&:hover': { backgroundColor: palette.tint.primary },
            '&:active': { boxShadow: 'none' },
            // A press that opens something keeps the colour of its state.
            '&[data-tone="primary"]': { backgroundColor: palette.tint.primary },
            '&[data-tone="reward"]': { backgroundColor: palette.tint.reward },
            '&[data-tone="primary"]:hover, &[data-tone="reward"]:hover': { borderColor: 'currentcolor' },
            '&[aria-pressed="true"]': {
              backgroundColor: palette.primary.main,
              borderColor: palette.primary.main,
              color: palette.primary.contrastText,
            },
          },
        }
      }),
      label: themed(({ theme }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: theme.spacing(1.5),
        minWidth: 0,
        padding: 0,
        overflow: 'visible',
        whiteSpace: 'normal',
      })),
      deleteIcon: themed(({ theme }) => ({
        width: theme.spacing(6),
        height: theme.spacing(6),
        margin: theme.spacing(0, -2, 0, 0),
        borderRadius: radius.full,
        color: 'inherit',
        // The finger's target is wider than the cross.
        '&::after': { content: '""', position: 'absolute', inset: theme.spacing(-2.5) },
        '&:hover': { backgroundColor: theme.vars.palette.background.paper, color: 'inherit' },
      })),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        width: theme.spacing(9),
        height: theme.spacing(9),
        border: `${size.hairline} solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.pictureTint.leaf,
        color: theme.vars.palette.text.primary,
        fontSize: 'inherit',
        fontWeight: fontWeight.bold,
        lineHeight: 'inherit',
        textTransform: 'uppercase',
        '&[data-size="large"]': { width: '5rem', height: '5rem', fontSize: '2rem' },
      })),
    },
  },
  MuiDivider: {
    styleOverrides: {
      root: themed(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary })),
      wrapper: themed(({ theme }) => ({ paddingInline: theme.spacing(3) })),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        fontWeight: 500,
        textDecorationColor: 'currentcolor',
        textDecorationThickness: size.hairline,
        textUnderlineOffset: '0.2em',
        '&:hover': {
          color: theme.vars.palette.primary.dark,
          textDecorationColor: 'currentcolor',
          textDecorationThickness: size.focusGap,
        },
      })),
    },
  },
  MuiTabs: {
    // A view follows the focus. Tabs that do not fit are scrolled to.
    defaultProps: { variant: 'scrollable', scrollButtons: false, selectionFollowsFocus: true },
    styleOverrides: {
      root: themed(({ theme }) => ({
        minHeight: size.touch,
        marginBottom: theme.spacing(6),
        borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
      })),
      list: themed(({ theme }) => ({ gap: theme.spacing(1) })),
      indicator: { height: size.focusRing },
    },
  },
  MuiTab: {
    defaultProps: { iconPosition: 'start' },
    styleOverrides: {
      root: themed(({ theme }) => ({
        ...theme.typography.button,
        flex: '1 0 auto',
        gap: theme.spacing(2),
        maxWidth: 'none',
        minHeight: size.touch,
        minWidth: size.touch,
        padding: theme.spacing(2, 4),
        // Four short names stand in 360 px.
        [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(3) },
        // The room of the indicator.
        borderBottom: `${size.focusRing} solid transparent`,
        whiteSpace: 'nowrap',
        transition: theme.transitions.create('color', { duration: duration.tap }),
        '& > .MuiTab-icon': { margin: 0, width: size.icon, height: size.icon },
        '&:hover:not(.Mui-selected)': { color: theme.vars.palette.text.primary },
        // The list scrolls, so a ring outside would be cut.
        '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
      })),
    },
  },
}
