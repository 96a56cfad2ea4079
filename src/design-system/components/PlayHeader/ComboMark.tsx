import { keyframes } from '@mui/material/styles'

/** From a rolled tip to a whole leaf. */
export const unroll = /* @__PURE__ */ keyframes({ from: { transform: 'scale(0.2) rotate(-70deg)', opacity: 0 } })

/** Right answers in a row that make a bud, and those that open it. */
const BUD = 3
const FLOWER = 8

const stem = 'M12 24V12'
const leaf = 'M12 23C4 21 2 13 6 6c6 2 9 9 6 17Z'
const bud = 'M12 16c-5-2-6-8 0-13 6 5 5 11 0 13Z'
const petals = [0, 72, 144, 216, 288]

/** A leaf on the bar of progress, a bud after three right answers in a row, a flower after eight. Nothing that is not said elsewhere. */
export function ComboMark({ combo }: { combo: number }) {
  return (
    <svg className="combo" data-combo={combo} viewBox="0 0 24 24" aria-hidden>
      {combo < BUD && <path d={leaf} fill="currentColor" />}
      {combo >= BUD && <path d={stem} stroke="currentColor" strokeWidth="2" fill="none" />}
      {combo >= BUD && combo < FLOWER && <path className="blossom" d={bud} />}
      {combo >= FLOWER &&
        petals.map((angle) => (
          <ellipse
            key={angle}
            className="blossom"
            cx="12"
            cy="4.5"
            rx="3"
            ry="4.5"
            transform={`rotate(${angle} 12 9)`}
          />
        ))}
    </svg>
  )
}
