import { LevelsScreen } from '#features/challenges'

/** /word-challenge?category=&sub=: the level map. */
export function WordChallenge() {
  return <LevelsScreen />
}
