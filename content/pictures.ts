/** The words that have a picture. Every pair was chosen by hand and looked at; nothing is guessed from emoji labels. */
import activities from './authored/pictures/activities.json' with { type: 'json' }
import animalsNature from './authored/pictures/animals-nature.json' with { type: 'json' }
import earthSky from './authored/pictures/earth-sky.json' with { type: 'json' }
import foodDrink from './authored/pictures/food-drink.json' with { type: 'json' }
import objects from './authored/pictures/objects.json' with { type: 'json' }
import peopleBody from './authored/pictures/people-body.json' with { type: 'json' }
import travelPlaces from './authored/pictures/travel-places.json' with { type: 'json' }

type AuthoredPart = Record<string, { picture: string; zh: string; en: string }>

/** A word and what its picture shows: `zh` names the thing, `en` describes it without naming it. */
export type PictureWord = {
  headword: string
  /** File name in the picture package, e.g. '1f34e.webp'. */
  file: string
  zh: string
  en: string
  /** Slugs of authored/categories.json; a part that is not listed there has no map of its own. */
  category: string
  part: string
}

const authored: Record<string, Record<string, AuthoredPart>> = {
  'animals-nature': animalsNature,
  'earth-sky': earthSky,
  'food-drink': foodDrink,
  'people-body': peopleBody,
  'travel-places': travelPlaces,
  activities,
  objects,
}

/** File name in the picture package of a picture code such as '1f34e'. */
export function pictureFile(code: string): string {
  return `${code}.webp`
}

/** All picture words in the order of the authored files. Each headword and each file occurs once. */
export const pictureWords: readonly PictureWord[] = Object.entries(authored).flatMap(([category, parts]) =>
  Object.entries(parts).flatMap(([part, words]) =>
    Object.entries(words).map(([headword, { picture, zh, en }]) => ({
      headword,
      file: pictureFile(picture),
      zh,
      en,
      category,
      part,
    })),
  ),
)
