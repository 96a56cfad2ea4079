import { LandingMarquee } from '#design-system'
import type { PictureTint } from '#design-system'
import { usePictureAddress } from '../model/usePictureAddress.ts'
import type { LandingTexts } from '../model/texts.ts'

const pictures: readonly [word: string, code: string, tint: PictureTint][] = [
  ['whale', '1f433', 'sky'],
  ['mushroom', '1f344', 'leaf'],
  ['pear', '1f350', 'sun'],
  ['hedgehog', '1f994', 'sky'],
  ['key', '1f511', 'plum'],
  ['strawberry', '1f353', 'sun'],
  ['cactus', '1f335', 'leaf'],
  ['balloon', '1f388', 'plum'],
  ['snail', '1f40c', 'sky'],
  ['lemon', '1f34b', 'sun'],
  ['clock', '1f570-fe0f', 'plum'],
  ['clover', '1f340', 'leaf'],
]

/** Some of the pictures that words are learned by. */
export function Pictures({ texts }: { texts: LandingTexts }) {
  const address = usePictureAddress()
  return (
    <LandingMarquee
      label={texts.pictures}
      pauseLabel={texts.picturesPause}
      playLabel={texts.picturesPlay}
      pictures={pictures.map(([word, code, tint]) => ({ word, picture: address(code), tint }))}
    />
  )
}
