import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Chip } from '../Chip/Chip.tsx'
import { Radio } from '../FormField/Radio.ts'

export interface PlanCardProps {
  /** Of the group of plans: one is chosen. */
  group: string
  /** The plan as the server names it; each once in the group. */
  value: string
  /** What the plan is called. */
  name: string
  /** What it costs, written in the learner's language. */
  price: string
  /** For how long: "a year". */
  period: string
  /** The price before any saving; said to be it by `listLabel`. */
  listPrice?: string
  /** Said before the crossed-out price: "Instead of". */
  listLabel?: string
  /** "Save 44%". */
  saving?: string
  /** A plan that stands out: "Most Popular". */
  badge?: string
  /** What it costs just now instead: "First order $1.00". */
  offer?: string
  /** Below the price: what a month of it comes to. */
  children?: ReactNode
  /** Whether this is the plan of the group that is chosen. */
  checked: boolean
  /** Called with `value` when this plan is chosen. */
  onChoose: (value: string) => void
}

const Root = styled('label')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(2),
      minWidth: 0,
      padding: theme.spacing(5),
      border: `${size.focusGap} solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      cursor: 'pointer',
      '&:hover': { borderColor: palette.primary.main },
      '&:has(:checked)': { borderColor: palette.primary.main, boxShadow: shadow.raised },
      '&:has(:focus-visible)': {
        outline: `${size.focusRing} solid ${palette.primary.main}`,
        outlineOffset: size.focusGap,
      },
    }
  }),
)

const Head = styled('span')(
  themed(({ theme }) => ({
    ...theme.typography.h3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(3),
  })),
)

const Price = styled('span')(
  themed(({ theme }) => ({
    ...theme.typography.h2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    // The one figure of the screen is the price of the plan that is chosen; its room is there before.
    minHeight: `calc(${theme.typography.numeral.fontSize} * ${theme.typography.numeral.lineHeight})`,
    fontVariantNumeric: 'tabular-nums',
    'label:has(:checked) > &': theme.typography.numeral,
    '& small': {
      ...theme.typography.body2,
      marginInlineStart: theme.spacing(2),
      whiteSpace: 'nowrap',
      color: theme.vars.palette.text.secondary,
    },
  })),
)

const Before = styled('span')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2),
    color: theme.vars.palette.text.secondary,
  })),
)

const Note = styled('span')(
  themed(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary })),
)

/** One plan among few: what it is called, costs and saves. The chosen one is a radio button that is pressed anywhere. */
export function PlanCard(props: PlanCardProps) {
  const { group, value, name, price, period, listPrice, listLabel, saving, badge, offer, children, checked, onChoose } =
    props
  return (
    <Root>
      <Head>
        <Radio type="radio" name={group} value={value} checked={checked} onChange={() => onChoose(value)} />
        {name}
        {badge && <Chip tone="reward">{badge}</Chip>}
      </Head>
      <Price>
        {price}
        <small>{period}</small>
      </Price>
      {offer && (
        <span>
          <Chip tone="reward">{offer}</Chip>
        </span>
      )}
      {(listPrice || saving) && (
        <Before>
          {listPrice && (
            <span>
              {listLabel} <s>{listPrice}</s>
            </span>
          )}
          {saving && <Chip tone="primary">{saving}</Chip>}
        </Before>
      )}
      {children && <Note>{children}</Note>}
    </Root>
  )
}
