import { useEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import type { PictureTint } from '../../tokens/color.ts'
import { pictureSide } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'

export interface PictureTileProps {
  /** Address of the picture. */
  src: string
  /** The meaning in the learner's language; never the English word, which would give the answer away. */
  alt: string
  /** Use it when the same meaning stands beside the picture as text: screen readers then hear it once. */
  decorative?: boolean
  /** Colour of the round background; one for all pictures of a category. */
  tint?: PictureTint
  /** Side of the square: `xs` in lists, `s` on boards, `m` as an option, `l` alone on a card. */
  size?: 'xs' | 's' | 'm' | 'l'
  /** Use it for pictures far down a page; pictures of a question load at once. */
  lazy?: boolean
}

/** One rule set for every tint and size: a picture that comes in the middle of play brings no new style. */
const Background = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: radius.full,
    color: theme.vars.palette.text.primary,
    ...Object.fromEntries(
      Object.entries(theme.vars.palette.pictureTint).map(([tint, color]) => [
        `&[data-tint="${tint}"]`,
        { backgroundColor: color },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(pictureSide).map(([size, [phone, desktop]]) => [
        `&[data-size="${size}"]`,
        { width: phone, height: phone, [theme.breakpoints.up('md')]: { width: desktop, height: desktop } },
      ]),
    ),
    '& > img': { width: '68%', height: '68%', objectFit: 'contain', userSelect: 'none' },
    // One of four fills its option, on narrow screens too.
    '&[data-size="m"]': { width: `min(${pictureSide.m[0]}, 100%)`, height: 'auto', aspectRatio: '1' },
    '&[data-size="m"] > img': { width: '83%', height: '83%' },
    '& > span': {
      ...theme.typography.body2,
      maxWidth: '86%',
      textAlign: 'center',
      lineHeight: 1.25,
      maxHeight: '80%',
      overflow: 'hidden',
    },
    '&[data-size="xs"] > span': { ...theme.typography.caption, lineHeight: 1.25 },
  })),
)

/** A picture on the round background of its category. If the picture does not load, its meaning stands there as text. */
export function PictureTile({ src, alt, decorative, tint = 'leaf', size = 'm', lazy = false }: PictureTileProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  // A prerendered picture may have failed before anything listened.
  useEffect(() => {
    const shown = image.current
    if (shown?.complete && shown.naturalWidth === 0) setFailed(src)
  }, [src])
  return (
    <Background data-tint={tint} data-size={size}>
      {failed === src ? (
        <span aria-hidden={decorative}>{alt}</span>
      ) : (
        <img
          ref={image}
          src={src}
          alt={decorative ? '' : alt}
          width={256}
          height={256}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
    </Background>
  )
}
