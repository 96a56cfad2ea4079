import { LevelsScreen } from '#features/challenges'
import { AppLink } from '../AppLink.tsx'

/** /word-challenge?category=&sub=: the level map. */
export function WordChallenge() {
  return <LevelsScreen LinkComponent={AppLink} />
}
