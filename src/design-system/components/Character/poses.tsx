import type { ReactNode } from 'react'

/** What the character can be doing. */
export type CharacterPose = 'wave' | 'read' | 'think' | 'cheer' | 'sleep' | 'umbrella'

interface PoseParts {
  /** Turns and moves the leaf; arms and face go with it. */
  readonly lean?: string
  readonly eyes: ReactNode
  readonly mouth: ReactNode
  readonly arms: ReactNode
  /** What it holds or what is around it, in front of the leaf. */
  readonly props?: ReactNode
}

const openEyes = (dx: number, dy: number) => (
  <g className="eyes">
    <circle cx={57 + dx} cy={58 + dy} r="4.6" />
    <circle cx={83 + dx} cy={58 + dy} r="4.6" />
  </g>
)
const shutEyes = <path className="line" d="M51 57q6 6 12 0M77 57q6 6 12 0" />
const gladEyes = <path className="line" d="M51 60q6-8 12 0M77 60q6-8 12 0" />
const smile = <path className="line" d="M62 70q8 7 16 0" />
const leaf = 'M0 0C-6-5-7-12 0-19 7-12 6-5 0 0Z'

/** The six drawings, on a ground of 140 by 140. */
export const poses: Readonly<Record<CharacterPose, PoseParts>> = {
  wave: {
    lean: 'rotate(6 70 100)',
    eyes: openEyes(0, 0),
    mouth: smile,
    arms: (
      <>
        <path className="arm" d="M102 72Q117 66 120 48M38 74Q26 80 22 92" />
        <path className="hand" d={leaf} transform="translate(120 51) rotate(16) scale(.95)" />
        <path className="hand" d={leaf} transform="translate(22 90) rotate(196) scale(.8)" />
      </>
    ),
    props: <path className="stroke" d="M129 28q6 5 6 13M121 22q-7-1-12 3" />,
  },
  read: {
    eyes: openEyes(0, 4),
    mouth: <path className="line" d="M64 73q6 4 12 0" />,
    arms: <path className="arm" d="M104 74Q116 84 106 96M36 74Q24 84 34 96" />,
    props: (
      <>
        <path className="paper" d="M70 90C58 83 44 83 32 86v27c12-3 26-3 38 4 12-7 26-7 38-4V86C96 83 82 83 70 90Z" />
        <path className="stroke" d="M70 90v26M42 94q9-1 18 3M42 102q9-1 18 3M80 97q9-4 18-3M80 105q9-4 18-3" />
      </>
    ),
  },
  think: {
    lean: 'rotate(-5 70 100)',
    eyes: openEyes(4, -3),
    mouth: <path className="line" d="M65 72h9" />,
    arms: (
      <>
        <path className="arm" d="M103 74Q114 90 92 82M38 76Q28 86 32 98" />
        <path className="hand" d={leaf} transform="translate(94 83) rotate(-70) scale(.7)" />
      </>
    ),
    props: (
      <>
        <circle className="paper" cx="106" cy="40" r="3" />
        <circle className="paper" cx="115" cy="29" r="4.5" />
        <circle className="paper" cx="126" cy="15" r="8" />
      </>
    ),
  },
  cheer: {
    eyes: gladEyes,
    mouth: <path className="solid" d="M60 67h20a10 10 0 0 1-20 0Z" />,
    arms: (
      <>
        <path className="arm" d="M101 70Q116 62 118 44M39 70Q24 62 22 44" />
        <path className="hand" d={leaf} transform="translate(118 47) rotate(10) scale(.95)" />
        <path className="hand" d={leaf} transform="translate(22 47) rotate(-10) scale(.95)" />
      </>
    ),
    props: (
      <>
        <path className="hand" d={leaf} transform="translate(36 20) rotate(-40) scale(.6)" />
        <path className="hand" d={leaf} transform="translate(104 20) rotate(48) scale(.6)" />
        <circle className="fruit" cx="128" cy="80" r="5" />
        <circle className="fruit" cx="12" cy="80" r="5" />
      </>
    ),
  },
  sleep: {
    lean: 'translate(0 6) rotate(-13 70 110)',
    eyes: shutEyes,
    mouth: <path className="line" d="M67 71q3 3 6 0" />,
    arms: <path className="arm" d="M103 76Q110 88 102 98M37 76Q30 88 38 98" />,
    props: <path className="stroke" d="M98 42h9l-9 11h9M112 24h11l-11 13h11" />,
  },
  umbrella: {
    lean: 'translate(10 22) scale(.84)',
    eyes: openEyes(0, 0),
    mouth: smile,
    arms: (
      <>
        <path className="arm" d="M102 76Q116 80 122 70M38 76Q28 86 30 98" />
        <path className="hand" d={leaf} transform="translate(30 96) rotate(176) scale(.8)" />
      </>
    ),
    props: (
      <>
        <path className="stroke" d="M112 38v62q0 9-8 9" />
        <path
          className="canopy"
          d="M16 44C20 16 46 2 74 2s54 14 58 42c-9-7-20-7-29 0-9-7-20-7-29 0-9-7-20-7-29 0-9-7-20-7-29 0Z"
        />
        <path className="stroke water" d="M14 66l-3 8M8 92l-3 8M128 62l-3 8M134 90l-3 8" />
      </>
    ),
  },
}
