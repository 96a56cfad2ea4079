interface LevelMeterProps {
  /** 0 to 1. */
  level: number
  loud: boolean
}

const BARS = 15
const STEP = 10
const HEIGHT = 48
const WIDTH = 6

/** The height of a bar: the middle ones are higher, like leaves on a twig. */
const heightOf = (index: number) => HEIGHT * (0.4 + 0.6 * Math.sin((Math.PI * (index + 0.5)) / BARS))

/** How loud it is: bars fill from the middle to both sides. What matters of it is said in words beside it. */
export function LevelMeter({ level, loud }: LevelMeterProps) {
  const middle = (BARS - 1) / 2
  const reach = level * (middle + 1)
  return (
    <svg viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} className="meter" data-loud={loud || undefined} aria-hidden="true">
      {Array.from({ length: BARS }, (_, index) => (
        <rect
          key={index}
          x={index * STEP + (STEP - WIDTH) / 2}
          y={(HEIGHT - heightOf(index)) / 2}
          width={WIDTH}
          height={heightOf(index)}
          rx={WIDTH / 2}
          data-on={Math.abs(index - middle) < reach || undefined}
        />
      ))}
    </svg>
  )
}
