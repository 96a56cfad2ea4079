import { Copy, Download } from 'lucide-react'
import { Box, Button, copyText, Stack, Text, useToast } from '#design-system'
import type { Language } from '#contract/locales'
import { saveFile } from './save-file.ts'

const texts = {
  zh: { download: '下载', copy: '复制全部', copied: '已复制', refused: '浏览器不允许复制' },
  en: { download: 'Download', copy: 'Copy all', copied: 'Copied', refused: 'The browser does not allow copying' },
}

interface TokenFileProps {
  name: string
  /** Its media type. */
  type: string
  text: string
  /** What it is for, in the language of the page. */
  purpose: string
  language: Language
}

/** A file that is made of the tokens: to download, to copy, to read. */
export function TokenFile({ name, type, text, purpose, language }: TokenFileProps) {
  const words = texts[language]
  const toast = useToast()
  const copy = async () => {
    const done = await copyText(text)
    toast({ text: done ? `${words.copied} ${name}` : words.refused, tone: done ? 'success' : 'error' })
  }
  return (
    <Stack component="section" spacing={3}>
      <Text variant="h3" component="h3">
        {name}
      </Text>
      <Text>{purpose}</Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <Button variant="secondary" startIcon={<Download />} onClick={() => saveFile(name, new Blob([text], { type }))}>
          {words.download} {name}
        </Button>
        <Button variant="secondary" startIcon={<Copy />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={name}
        lang="en"
        sx={{
          m: 0,
          p: 4,
          maxHeight: '20rem',
          overflow: 'auto',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          typography: 'caption',
        }}
      >
        {text}
      </Box>
    </Stack>
  )
}
