import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { useDisplayMode } from '../../theme/display-mode.ts'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { drawGrovePicture, PICTURE } from './grove-picture.ts'
import type { GrovePictureTexts } from './grove-picture.ts'
import { paintVariables } from './GroveBeds.styles.ts'
import { readPaints } from './plant-sprites.ts'
import type { PlantLook } from './plant-sprites.ts'

export interface GrovePictureProps extends GrovePictureTexts {
  /** All plants; of many an even choice is drawn. */
  plants: readonly PlantLook[]
  /** What it shows, for screen readers. */
  label: string
  /** Called with the picture as a PNG file whenever it has been drawn. */
  onDrawn?: (picture: Blob) => void
}

const Canvas = styled('canvas')(
  themed(({ theme }) => ({
    ...paintVariables(theme),
    display: 'block',
    width: '100%',
    maxWidth: '20rem',
    height: 'auto',
    marginInline: 'auto',
    borderRadius: radius.card,
    fontFamily: theme.typography.fontFamily,
  })),
)

/** The grove as a picture to share, 1080 by 1350 pixels. */
export function GrovePicture({ plants, label, onDrawn, title, figure, caption, brand }: GrovePictureProps) {
  const { displayMode } = useDisplayMode()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isOver = false
    const draw = async () => {
      // A canvas does not wait for its letters, nor for the display mode.
      await document.fonts.ready
      await new Promise(requestAnimationFrame)
      const element = canvas.current
      const context = element?.getContext('2d')
      if (isOver || !element || !context) return
      const texts = { title, figure, caption, brand }
      const font = getComputedStyle(element).fontFamily
      drawGrovePicture(context, { paints: readPaints(element), plants, texts, font })
      element.toBlob((picture) => {
        if (picture && !isOver) onDrawn?.(picture)
      }, 'image/png')
    }
    void draw()
    return () => {
      isOver = true
    }
  }, [plants, title, figure, caption, brand, displayMode, onDrawn])
  return <Canvas ref={canvas} role="img" aria-label={label} width={PICTURE.width} height={PICTURE.height} />
}
