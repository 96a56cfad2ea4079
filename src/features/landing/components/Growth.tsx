import { LandingGrowth } from '#design-system'
import type { LandingBedPlant } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

const species = ['fern', 'berry', 'sunflower', 'pine', 'mushroom', 'palm'] as const
type Grown = Pick<LandingBedPlant, 'stage' | 'posture'>

const sprout: Grown = { stage: 'sprout' }
const sapling: Grown = { stage: 'sapling' }
const bush: Grown = { stage: 'bush' }
const thirsty: Grown = { stage: 'sapling', posture: 'leaning' }
const tree: Grown = { stage: 'tree' }

const bed = (...grown: readonly Grown[]): LandingBedPlant[] =>
  grown.flatMap((each, index) => {
    const kind = species[index]
    return kind ? [{ id: kind, species: kind, ...each }] : []
  })

/** The same six words on three days of a month, as the memory model has words that are reviewed when they are due. */
const days = [
  {
    title: 'growth1',
    text: 'growth1Text',
    label: 'growth1Label',
    plants: bed(sprout, sprout, sprout, sprout, sprout, sprout),
  },
  {
    title: 'growth7',
    text: 'growth7Text',
    label: 'growth7Label',
    plants: bed(sapling, bush, thirsty, sapling, bush, sapling),
  },
  { title: 'growth30', text: 'growth30Text', label: 'growth30Label', plants: bed(tree, tree, bush, tree, tree, bush) },
] as const

/** What becomes of words that are planted and watered. */
export function Growth({ texts }: { texts: LandingTexts }) {
  return (
    <LandingGrowth
      states={days.map(({ title, text, label, plants }) => ({
        title: texts[title],
        text: texts[text],
        label: texts[label],
        plants,
      }))}
    />
  )
}
