import type { ReactNode } from 'react'
import { Download } from 'lucide-react'
import { Box, Button, Card, Stack, Text } from '#design-system'
import type { Language } from '#contract/locales'
import iconSvg from '../../../src/design-system/brand/icon.svg?raw'
import markSvg from '../../../src/design-system/brand/mark.svg?raw'
import shareCardSvg from '../../../src/design-system/brand/share-card.svg?raw'
import { saveFile } from './save-file.ts'

const texts = {
  zh: {
    mark: '标志',
    icon: '应用图标',
    card: '分享图',
    markUse: '一片叶子，尾巴是书签。四周留出它一半的空白。',
    iconUse: '带底色，给应用和浏览器。',
    cardUse: '链接分享出去时显示的图，1200 × 630。',
    download: '下载',
  },
  en: {
    mark: 'Logo',
    icon: 'App icon',
    card: 'Share card',
    markUse: 'A leaf whose tail is a bookmark. Leave half its width free around it.',
    iconUse: 'With its ground, for the application and the browser.',
    cardUse: 'What a shared link shows, 1200 × 630.',
    download: 'Download',
  },
}

const svgType = 'image/svg+xml'

/** Draws an SVG on a canvas of this width; fonts of the drawing must be of the system. */
async function drawPng(svg: string, width: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:${svgType};charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  // `toBlob` waits for idle time, up to ten seconds in a busy page.
  const answer = await fetch(canvas.toDataURL('image/png'))
  return answer.blob()
}

interface FileButtonProps {
  name: string
  language: Language
  make: () => Promise<Blob>
}

function FileButton({ name, language, make }: FileButtonProps) {
  return (
    <Button
      variant="secondary"
      startIcon={<Download />}
      onClick={() => void make().then((file) => saveFile(name, file))}
    >
      {texts[language].download} {name}
    </Button>
  )
}

interface BrandPartProps {
  title: string
  use: string
  svg: string
  width: string
  children: ReactNode
}

function BrandPart({ title, use, svg, width, children }: BrandPartProps) {
  return (
    <Card>
      <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
        <Text variant="h3">{title}</Text>
        <Box
          component="img"
          src={`data:${svgType};charset=utf-8,${encodeURIComponent(svg)}`}
          alt={title}
          sx={{ width, maxWidth: '100%' }}
        />
        <Text variant="body2">{use}</Text>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
          {children}
        </Stack>
      </Stack>
    </Card>
  )
}

const svgFile = (svg: string) => () => Promise.resolve(new Blob([svg], { type: svgType }))
/** Made when the product is built, with its own faces. */
const builtFile = (name: string) => () => fetch(`./${name}`).then((answer) => answer.blob())
const logoWidth = 1024

/** The logo, the icon and the share card, each as a drawing and as pixels. */
export function BrandFiles({ language }: { language: Language }) {
  const words = texts[language]
  return (
    <Stack spacing={4}>
      <BrandPart title={words.mark} use={words.markUse} svg={markSvg} width="6rem">
        <FileButton name="wordgrove-logo.svg" language={language} make={svgFile(markSvg)} />
        <FileButton name="wordgrove-logo.png" language={language} make={() => drawPng(markSvg, logoWidth)} />
      </BrandPart>
      <BrandPart title={words.icon} use={words.iconUse} svg={iconSvg} width="6rem">
        <FileButton name="wordgrove-icon.svg" language={language} make={svgFile(iconSvg)} />
        <FileButton name="wordgrove-icon.png" language={language} make={() => drawPng(iconSvg, logoWidth)} />
      </BrandPart>
      <BrandPart title={words.card} use={words.cardUse} svg={shareCardSvg} width="30rem">
        <FileButton name="wordgrove-share-card.svg" language={language} make={svgFile(shareCardSvg)} />
        <FileButton name="wordgrove-share-card.png" language={language} make={builtFile('share-card.png')} />
      </BrandPart>
    </Stack>
  )
}
