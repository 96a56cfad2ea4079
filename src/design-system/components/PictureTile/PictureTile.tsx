import { useEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import type { PatchName } from '../../tokens/color.ts'
import { pictureSide } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'

export interface PictureTileProps {
  /** Address of the picture. */
  src: string
  /** The meaning in the learner's language; never the English word, which would give the answer away. */
  alt: string
  /** Use it when the same meaning stands beside the picture as text: screen readers then hear it once. */
  decorative?: boolean
  /** Colour of the round ground; one for all pictures of a category. */
  patch?: PatchName
  /** Side of the square: `xs` in lists, `s` on boards, `m` as an option, `l` alone on a card. */
  size?: keyof typeof pictureSide
  /** Use it for pictures far down a page; pictures of a question load at once. */
  lazy?: boolean
}

const Ground = styled('span', { shouldForwardProp: (prop) => prop !== 'patch' && prop !== 'size' })<{
  patch: PatchName
  size: keyof typeof pictureSide
}>(({ theme, patch, size }) => {
  const [phone, desktop] = pictureSide[size]
  return {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: phone,
    height: phone,
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.patch[patch],
    color: theme.vars.palette.text.primary,
    overflow: 'hidden',
    '& > img': { width: '68%', height: '68%', objectFit: 'contain', userSelect: 'none' },
    '& > span': {
      maxWidth: '86%',
      textAlign: 'center',
      ...(size === 'xs' ? theme.typography.caption : theme.typography.body2),
      lineHeight: 1.25,
      maxHeight: '80%',
      overflow: 'hidden',
    },
    [theme.breakpoints.up('md')]: { width: desktop, height: desktop },
  }
})

/** A picture on the round ground of its category. If the picture does not load, its meaning stands there as text. */
export function PictureTile({ src, alt, decorative, patch = 'leaf', size = 'm', lazy = false }: PictureTileProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  // A prerendered picture may have failed before anything listened.
  useEffect(() => {
    const shown = image.current
    if (shown?.complete && shown.naturalWidth === 0) setFailed(src)
  }, [src])
  return (
    <Ground patch={patch} size={size}>
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
    </Ground>
  )
}
