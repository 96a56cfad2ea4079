import { useState } from 'react'
import type { ReactNode } from 'react'
import { Play } from 'lucide-react'
import { Box, Button, Stack, Text } from '#design-system'
import type { Language } from '#contract/locales'
import { useReducedMotion } from './ReducedMotion.tsx'

const texts = {
  zh: { play: '播放', reduced: '减弱后：' },
  en: { play: 'Play', reduced: 'Reduced: ' },
}

interface MotionSpecimenProps {
  name: string
  /** The tokens that it is made of. */
  tokens: string
  /** When the product moves so. */
  use: string
  /** What happens instead with reduced motion. */
  reduced: string
  language: Language
  /** The specimen, by how often it was played. */
  children: (count: number) => ReactNode
}

/** A movement of the product that can be played as often as one likes. */
export function MotionSpecimen({ name, tokens, use, reduced, language, children }: MotionSpecimenProps) {
  const [count, setCount] = useState(0)
  const isReduced = useReducedMotion()
  const words = texts[language]
  return (
    <Stack component="section" spacing={2} sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 4 }}>
        <div>
          <Text variant="h4" component="h3">
            {name}
          </Text>
          <Text variant="caption" component="code">
            {tokens}
          </Text>
        </div>
        <Button
          variant="secondary"
          startIcon={<Play />}
          aria-label={`${words.play} ${name}`}
          onClick={() => setCount(count + 1)}
        >
          {words.play}
        </Button>
      </Stack>
      <Text variant="body2">{use}</Text>
      <Text variant="body2" color="textSecondary">
        {words.reduced}
        {reduced}
      </Text>
      <Box data-reduced={isReduced} sx={{ py: 2 }}>
        {children(count)}
      </Box>
    </Stack>
  )
}

interface TrackProps {
  count: number
  ms: number
  easing: string
  /** How far it goes; the whole track when left out. */
  travel?: string
}

/** A ball that goes from side to side in a given time. */
export function Track({ count, ms, easing, travel = 'calc(100% - 2rem)' }: TrackProps) {
  return (
    <Box sx={{ position: 'relative', height: '2rem', borderRadius: 1, bgcolor: 'tint.neutral' }}>
      <Box
        sx={{
          position: 'absolute',
          width: '2rem',
          height: '2rem',
          borderRadius: '50%',
          bgcolor: 'primary.main',
          left: count % 2 === 0 ? 0 : travel,
          transition: `left ${ms}ms ${easing}`,
        }}
      />
    </Box>
  )
}
