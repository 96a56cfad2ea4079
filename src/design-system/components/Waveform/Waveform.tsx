import { Pause, Play } from 'lucide-react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface WaveformProps {
  /** Whose sound it is: 'Model', 'You'. */
  title: string
  /** The sound in words, for screen readers: 'Sound of the model, 1.2 seconds'. */
  label: string
  /** The bars, 0 to 1; empty while the sound is on its way. */
  peaks: readonly number[]
  /** How far it has been played, 0 to 1. */
  progress?: number
  /** Whether the sound is heard now; false when left out. */
  playing?: boolean
  /** The length: '1.2 s'. */
  duration?: string
  /** What the button does: 'Play the model'. */
  playLabel: string
  /** What the button does while the sound plays. */
  stopLabel: string
  /** `model` for the sound to follow, `own` for the learner's. */
  tone?: 'model' | 'own'
  /** Called by the button. */
  onToggle: () => void
}

const STEP = 4
const WIDTH = 2.5
const HEIGHT = 48
/** Silence is a dot, not nothing. */
const LOWEST = 2
/** Bars of a sound that is not there yet. */
const waiting: readonly number[] = Array.from({ length: 64 }, () => 0)

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(2),
      padding: theme.spacing(2, 3, 2, 1),
      border: `${size.hairline} solid ${palette.divider}`,
      borderRadius: radius.card,
      '& .sound': { flex: 1, minWidth: 0 },
      '& .line': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2) },
      '& .title': { ...theme.typography.caption, color: palette.text.primary },
      '& .duration': {
        ...theme.typography.caption,
        color: palette.text.secondary,
        fontVariantNumeric: 'tabular-nums',
      },
      '& .waves': { display: 'block', width: '100%', height: theme.spacing(10) },
      '& rect': { fill: palette.border },
      '&[data-tone="own"] [data-played]': { fill: palette.primary.main },
      '&[data-tone="model"] [data-played]': { fill: palette.info.main },
      '&[data-waiting] rect': { fill: palette.divider },
    }
  }),
)

/** A sound as bars, with its playback. The loudest bar fills the height: two voices compare by shape, not by volume. */
export function Waveform(props: WaveformProps) {
  const {
    title,
    label,
    peaks,
    progress = 0,
    playing = false,
    duration,
    playLabel,
    stopLabel,
    tone = 'own',
    onToggle,
  } = props
  const bars = peaks.length > 0 ? peaks : waiting
  const loudest = Math.max(...bars, 0.01)
  return (
    <Root data-tone={tone} data-waiting={peaks.length === 0 || undefined}>
      <IconButton label={playing ? stopLabel : playLabel} variant="filled" onClick={onToggle}>
        {playing ? <Pause /> : <Play />}
      </IconButton>
      <div className="sound">
        <div className="line">
          <span className="title">{title}</span>
          {duration !== undefined && <span className="duration">{duration}</span>}
        </div>
        <svg
          className="waves"
          role="img"
          aria-label={label}
          viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {bars.map((peak, index) => {
            const height = Math.max(LOWEST, (peak / loudest) * HEIGHT)
            return (
              <rect
                key={index}
                x={index * STEP + (STEP - WIDTH) / 2}
                y={(HEIGHT - height) / 2}
                width={WIDTH}
                height={height}
                rx={1}
                data-played={(index + 0.5) / bars.length < progress || undefined}
              />
            )
          })}
        </svg>
      </div>
    </Root>
  )
}
