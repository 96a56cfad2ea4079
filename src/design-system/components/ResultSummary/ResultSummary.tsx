import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Confetti } from '../Confetti/Confetti.tsx'
import { PictureTile } from '../PictureTile/PictureTile.tsx'
import type { PictureTileProps } from '../PictureTile/PictureTile.tsx'
import { StarRating } from '../StarRating/StarRating.tsx'
import type { StarRatingProps } from '../StarRating/StarRating.tsx'
import { duration } from '../../tokens/motion.ts'
import { PlantedBed } from './PlantedBed.tsx'
import type { PlantedWord } from './PlantedBed.tsx'
import { Root } from './ResultSummary.styles.ts'

export interface MissedWord {
  /** Unique among the missed words. */
  id: string
  /** The English word. */
  headword: string
  /** The short meaning. */
  meaning: string
  /** Language of `meaning`. */
  meaningLang?: string
  /** None for a word without a picture. */
  picture?: Pick<PictureTileProps, 'src' | 'tint'>
  /** What was answered, in whole words: 'You chose: 猫'; none when there was only a hint. */
  given?: string
  /** A small button, such as the one that says the word. */
  action?: ReactNode
}

export interface ResultSummaryProps {
  /** What the run won; left out where nothing is won, such as in a practice. */
  stars?: StarRatingProps['value']
  /** The stars in words: '2 of 3 stars'. */
  starsLabel?: string
  /** Who is glad with the learner, beside the stars; without stars it may be a ring of how much was right. */
  figure?: ReactNode
  /** What the run has planted, and the same in words. */
  planted?: { readonly words: readonly PlantedWord[]; readonly label: string }
  /** The one heading of the screen. Praise is specific: 'All eight sprouted'. */
  praise: string
  /** A round number that the run has reached: the number with its unit, '50 words', and one sentence about it. */
  milestone?: { readonly number: string; readonly text: string }
  /** A quiet line below the heading: why a figure is missing. */
  remark?: string
  /** Time, points and the like, two to four, already formatted. */
  facts: readonly { label: string; value: ReactNode }[]
  /** Heading above the missed words. */
  missedTitle: string
  /** Words not right at the first try; an empty list shows nothing. */
  missed: readonly MissedWord[]
  /** One primary button, then the others. */
  actions: ReactNode
  /** Moves the focus to the heading when a run has just ended, so that the result is read out. */
  takeFocus?: boolean
}

/** The end of a run: what was won, what to look at again, where to go now. */
export function ResultSummary({
  stars,
  starsLabel = '',
  figure,
  planted,
  praise,
  milestone,
  remark,
  facts,
  missedTitle,
  missed,
  actions,
  takeFocus,
}: ResultSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const missedId = useId()
  const milestoneId = useId()
  useEffect(() => {
    if (takeFocus) heading.current?.focus({ preventScroll: true })
  }, [takeFocus])
  return (
    <Root>
      <div className="head">
        <div className="won">
          {figure}
          {stars !== undefined && <StarRating value={stars} label={starsLabel} size="l" landing />}
        </div>
        <h1 ref={heading} tabIndex={-1} aria-describedby={milestone && milestoneId}>
          {praise}
        </h1>
        {milestone && (
          <p className="milestone" id={milestoneId}>
            <strong>{milestone.number}</strong> <span>{milestone.text}</span>
          </p>
        )}
        {planted && (
          <PlantedBed {...planted} delay={stars === undefined ? 0 : duration.starStep * stars + duration.star} />
        )}
        {remark !== undefined && <p className="soft">{remark}</p>}
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="actions">{actions}</div>
      {missed.length > 0 && (
        <div>
          <h2 id={missedId}>{missedTitle}</h2>
          <ul aria-labelledby={missedId}>
            {missed.map((word) => (
              <li key={word.id}>
                {word.picture && <PictureTile {...word.picture} alt={word.meaning} decorative size="xs" />}
                <div className="word">
                  <p className="headword" lang="en">
                    {word.headword}
                  </p>
                  <p className="soft" lang={word.meaningLang}>
                    {word.meaning}
                  </p>
                  {word.given !== undefined && (
                    <p className="given">
                      <X />
                      {word.given}
                    </p>
                  )}
                </div>
                {word.action}
              </li>
            ))}
          </ul>
        </div>
      )}
      {stars === 3 && <Confetti />}
    </Root>
  )
}
