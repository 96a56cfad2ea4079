import { LandingBed } from '#design-system'
import { samples } from '../model/samples.ts'
import { fill } from '../model/texts.ts'
import type { LandingTexts } from '../model/texts.ts'

export interface AnswerBedProps {
  texts: LandingTexts
  /** Words that were answered right. */
  grown: readonly string[]
}

/** One seed for each sample question; a right answer makes it grow. */
export function AnswerBed({ texts, grown }: AnswerBedProps) {
  return (
    <LandingBed
      grows
      label={fill(texts.bed, { grown: grown.length, seeds: samples.length - grown.length })}
      scale={1.25}
      plants={samples.map(({ word, species }) => ({
        id: word,
        species,
        stage: grown.includes(word) ? 'sapling' : 'seed',
      }))}
    />
  )
}
