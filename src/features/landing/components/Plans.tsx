import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { routes } from '#contract/routes'
import { Box, Button, Card, StaticChip, Text } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

const grid = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }
const head = { display: 'flex', alignItems: 'center', gap: 3, marginBottom: 3 }
const list = { display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 }
const line = {
  display: 'flex',
  gap: 2.5,
  '& > svg': { flex: 'none', width: '1.25em', height: '1.6em', color: 'primary.main' },
}
const offer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  marginTop: 5,
}

/** Free and VIP side by side, short and honest. */
export function Plans({ texts }: { texts: LandingTexts }) {
  return (
    <Box sx={grid}>
      <Plan name={texts.planFree} points={[texts.planFree1, texts.planFree2, texts.planFree3]} />
      <Plan name={texts.planVip} mark={texts.planVipMark} points={[texts.planVip1, texts.planVip2, texts.planVip3]}>
        <Box sx={offer}>
          <Text component="strong">{texts.planVipPrice}</Text>
          <Button variant="secondary" to={routes.vip()}>
            {texts.planVipLink}
          </Button>
        </Box>
      </Plan>
    </Box>
  )
}

interface PlanProps {
  name: string
  mark?: string
  points: readonly string[]
  /** What it costs, and the way there. */
  children?: ReactNode
}

function Plan({ name, mark, points, children }: PlanProps) {
  return (
    <Card>
      <Box sx={head}>
        <Text variant="h3">{name}</Text>
        {mark && <StaticChip tone="reward">{mark}</StaticChip>}
      </Box>
      <Box component="ul" sx={list}>
        {points.map((point) => (
          <Box component="li" key={point} sx={line}>
            <Check aria-hidden />
            <Text component="span">{point}</Text>
          </Box>
        ))}
      </Box>
      {children}
    </Card>
  )
}
