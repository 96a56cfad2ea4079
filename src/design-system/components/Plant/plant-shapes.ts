import { cap, disc, from, frond, leaf, line, tier } from './plant-paths.ts'

/** How far a word has grown. */
export const plantStages = ['seed', 'sprout', 'sapling', 'bush', 'tree'] as const
export type PlantStage = (typeof plantStages)[number]

/** Silhouettes; which topic has which is the product's business. */
export const plantSpecies = ['fern', 'pine', 'berry', 'sunflower', 'palm', 'bamboo', 'mushroom', 'grass'] as const
export type PlantSpecies = (typeof plantSpecies)[number]

/** Heights in CSS pixels at scale 1. */
export const plantHeight: Readonly<Record<PlantStage, number>> = {
  seed: 10,
  sprout: 18,
  sapling: 28,
  bush: 40,
  tree: 56,
}

/** One path of a plant, painted in this order. `line` is the width of a stroke; without it the path is filled. */
export interface PlantPart {
  d: string
  tone: 'foliage' | 'shade' | 'trunk' | 'spot' | 'fruit'
  line?: number
}

const trunk = (d: string, width: number): PlantPart => ({ d, tone: 'trunk', line: width })
const foliage = (...paths: string[]): PlantPart => ({ d: paths.join(''), tone: 'foliage' })
const shade = (...paths: string[]): PlantPart => ({ d: paths.join(''), tone: 'shade' })
const fruit = (...places: (readonly [x: number, y: number])[]): PlantPart => ({
  d: places.map((place) => disc(place, 3)).join(''),
  tone: 'fruit',
})

type Grown = Exclude<PlantStage, 'seed' | 'sprout'>
const step: Readonly<Record<Grown, 0 | 1 | 2>> = { sapling: 0, bush: 1, tree: 2 }

/** Fruit is the sign of a word that is known well: only trees bear it, and every tree does. */
const bearing = (stage: Grown, parts: PlantPart[], ...places: (readonly [number, number])[]) =>
  stage === 'tree' ? [...parts, fruit(...places)] : parts

const draw: Readonly<Record<PlantSpecies, (stage: Grown, h: number) => PlantPart[]>> = {
  fern: (stage, h) => {
    const angles = [
      [-24, 24],
      [-34, 34, -10, 10],
      [-42, 42, -24, 24, -7, 7],
    ][step[stage]]
    const fronds = (angles ?? []).map((angle) => frond([0, -1], angle, h * (1.02 - Math.abs(angle) / 110), h * 0.13))
    const tips = leaf([0, -h * 0.2], 0, h * 0.8, h * 0.12)
    return bearing(
      stage,
      [foliage(...fronds, tips), shade(leaf([0, -h * 0.3], 0, h * 0.6, 2))],
      [-h * 0.27, -h * 0.62],
      [h * 0.27, -h * 0.62],
      [0, -h * 0.45],
    )
  },
  pine: (stage, h) => {
    const tiers = 2 + step[stage]
    const share = (h * 0.86) / (tiers + 0.6)
    const paths = Array.from({ length: tiers }, (_, index) => {
      const foot = -h * 0.14 - index * share
      return tier(foot, Math.max(-h, foot - share * 1.7), (h * 0.34 * (tiers - index * 0.72)) / tiers + 1)
    })
    return bearing(
      stage,
      [
        trunk(line([0, 0], [0, -2], [0, -h * 0.3]), 2 + step[stage]),
        foliage(...paths),
        shade(...paths.slice(1).map((_, index) => leaf([0, -h * 0.14 - (index + 1) * share + 1], 90, h * 0.13, 1.6))),
      ],
      [-9, -h * 0.2],
      [8, -h * 0.4],
      [-4, -h * 0.6],
    )
  },
  berry: (stage, h) => {
    const r = h * 0.24
    const low = -h * 0.42
    const blobs = [disc([-r * 0.9, low], r), disc([r * 0.9, low], r), disc([0, low - r * 1.05], r * 1.15)]
    const wide = step[stage] > 0 ? [disc([0, low + r * 0.35], r)] : []
    return bearing(
      stage,
      [
        trunk(line([0, 0], [0, -2], [0, low]), 2 + step[stage]),
        foliage(...blobs, ...wide),
        shade(
          disc([-r * 0.9, low + r * 0.3], r * 0.34),
          disc([r * 0.7, low + r * 0.1], r * 0.3),
          disc([0, low - r * 0.9], r * 0.36),
        ),
      ],
      [-11, -h * 0.36],
      [11, -h * 0.46],
      [-2, -h * 0.72],
    )
  },
  sunflower: (stage, h) => {
    const head = -h * 0.74
    const r = h * (stage === 'sapling' ? 0.15 : 0.17)
    const petals = Array.from({ length: 10 }, (_, index) =>
      leaf(from([0, head], index * 36, r * 0.7), index * 36, r * 0.95, r * 0.36),
    )
    const leaves = [leaf([0, -h * 0.22], -62, h * 0.36, h * 0.13), leaf([0, -h * 0.32], 62, h * 0.36, h * 0.13)]
    const stalk: PlantPart = {
      d: line([0, 0], [1.5, -h * 0.4], [0, head]),
      tone: 'foliage',
      line: 2 + step[stage] * 0.5,
    }
    if (stage === 'sapling') {
      return [
        stalk,
        foliage(...leaves, leaf([0, head + r], 0, h * 0.34, h * 0.15)),
        shade(leaf([0, head + r], 0, h * 0.22, 2)),
      ]
    }
    const crown: PlantPart = { d: petals.join(''), tone: stage === 'tree' ? 'fruit' : 'foliage' }
    return [stalk, foliage(...leaves), crown, { d: disc([0, head], r * 0.72), tone: 'spot' }]
  },
  palm: (stage, h) => {
    const top: readonly [number, number] = [h * 0.06, -h * (0.4 + step[stage] * 0.13)]
    const angles = [
      [-58, 58, -14, 26],
      [-74, 74, -36, 36, 4],
      [-84, 84, -48, 48, -14, 20],
    ][step[stage]]
    return bearing(
      stage,
      [
        trunk(line([0, 0], [-h * 0.06, -h * 0.3], top), 2.5 + step[stage]),
        foliage(...(angles ?? []).map((angle) => frond(top, angle, h * 0.5, h * 0.11))),
      ],
      [top[0] - 5, top[1] + 4],
      [top[0] + 5, top[1] + 4],
      [top[0], top[1] + 7],
    )
  },
  bamboo: (stage, h) => {
    const stalks = [
      [[0, 1]],
      [
        [-4, 0.86],
        [4, 1],
      ],
      [
        [-8, 0.82],
        [0, 1],
        [8, 0.7],
      ],
    ][step[stage]] as [number, number][]
    const joints = stalks.flatMap(([x, share]) => {
      const pieces = 3 + step[stage]
      const piece = (h * share * 0.86) / pieces
      return Array.from({ length: pieces }, (_, index) =>
        line([x, -index * piece - 0.6], [x, -index * piece - 2], [x, -(index + 1) * piece + 0.9]),
      )
    })
    const leaves = stalks.flatMap(([x, share]) => {
      const top = -h * share * 0.84
      return [
        leaf([x, top], -40, h * 0.2, h * 0.05),
        leaf([x, top], 44, h * 0.24, h * 0.05),
        leaf([x, top], 4, h * 0.18, h * 0.045),
        leaf([x, top * 0.66], x <= 0 ? -62 : 62, h * 0.22, h * 0.05),
      ]
    })
    return bearing(
      stage,
      [{ d: joints.join(''), tone: 'foliage', line: 2.6 + step[stage] * 0.3 }, foliage(...leaves)],
      [-13, -h * 0.44],
      [4, -h * 0.58],
      [12, -h * 0.4],
    )
  },
  mushroom: (stage, h) => {
    const big: readonly [number, number] = [0, -h * 0.52]
    const half = h * 0.36
    const small: (readonly [number, number])[] = (
      [
        [h * 0.3, -h * 0.24],
        [-h * 0.32, -h * 0.18],
      ] as const
    ).slice(0, step[stage])
    const spots: readonly (readonly [number, number])[] = [
      [-half * 0.46, big[1] - h * 0.14],
      [half * 0.4, big[1] - h * 0.12],
      [-half * 0.02, big[1] - h * 0.3],
    ]
    return [
      trunk(line([0, 0], [0, -3], big), h * 0.13),
      ...small.map(([x, y]) => trunk(line([x, 0], [x, -1], [x, y]), h * 0.07)),
      foliage(cap(big, half, h * 0.46), ...small.map((place) => cap(place, h * 0.17, h * 0.2))),
      stage === 'tree' ? fruit(...spots) : { d: spots.map((spot) => disc(spot, h * 0.05)).join(''), tone: 'spot' },
    ]
  },
  grass: (stage, h) => {
    const angles =
      [
        [-22, 18, 0],
        [-30, -14, 4, 16, 30],
        [-34, -20, -8, 6, 18, 32],
      ][step[stage]] ?? []
    const blades = angles.map((angle, index) =>
      leaf([angle * 0.08, 0], angle, h * (index % 2 ? 0.92 : 0.76), 2.6 + step[stage] * 0.6),
    )
    const ears = angles.filter((_, index) => index % 2 === 1).map((angle) => from([angle * 0.08, 0], angle, h * 0.9))
    return bearing(stage, [foliage(...blades)], ...ears)
  },
}

const sprouts: Partial<Record<PlantSpecies, PlantPart[]>> = {
  mushroom: [trunk(line([0, 0], [0, -2], [0, -9]), 3.4), foliage(cap([0, -8.5], 7, 8.5))],
  grass: [foliage(leaf([0, 0], -20, 14, 2.6), leaf([0, 0], 2, 18, 2.8), leaf([0, 0], 24, 13, 2.6))],
  bamboo: [
    foliage(leaf([0, -8], -26, 9, 2.6), leaf([0, -8], 30, 10, 2.6)),
    { d: line([0, 0], [0, -4], [0, -10]), tone: 'foliage', line: 2.4 },
  ],
  pine: [trunk(line([0, 0], [0, -2], [0, -6]), 2), foliage(tier(-4, -17.5, 6.5))],
}

const sprout: PlantPart[] = [
  { d: line([0, 0], [0.8, -5], [0, -10]), tone: 'foliage', line: 2.2 },
  foliage(leaf([0, -9], -44, 11.5, 5), leaf([0, -9], 44, 11.5, 5)),
]

const seed: PlantPart[] = [
  { d: 'M-8 0.5Q-7 -4 0 -4T8 0.5Z', tone: 'spot' },
  { d: 'M0 -9.5C3.6 -7.5 3.6 -3.4 0 -2.4C-3.6 -3.4 -3.6 -7.5 0 -9.5Z', tone: 'trunk' },
]

function shapesFor(species: PlantSpecies, stage: PlantStage): PlantPart[] {
  if (stage === 'seed') return seed
  if (stage === 'sprout') return sprouts[species] ?? sprout
  return draw[species](stage, plantHeight[stage])
}

const shapes = new Map<string, readonly PlantPart[]>()

/** The paths of a plant, made once; the same for SVG and canvas. */
export function plantShape(species: PlantSpecies, stage: PlantStage): readonly PlantPart[] {
  const key = `${species} ${stage}`
  const shape = shapes.get(key) ?? shapesFor(species, stage)
  shapes.set(key, shape)
  return shape
}

/** Degrees by which a plant leans. */
export const postures = { upright: 0, slight: 4, leaning: 12 } as const
export type PlantPosture = keyof typeof postures

/** The dew drop beside a thirsty plant, 6 pixels wide, its middle at 0, 0. */
export const dewDrop = 'M0 -5C2 -2.2 3 -0.6 3 1A3 3 0 1 1 -3 1C-3 -0.6 -2 -2.2 0 -5Z'

/** Where the drop hangs, seen from the plant's foot. */
export const dropPlace = (stage: PlantStage): readonly [x: number, y: number] => {
  const height = plantHeight[stage]
  return [Math.max(9, height * 0.42), -Math.max(9, height * 0.52)]
}
