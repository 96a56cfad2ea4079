import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText, IconButton, useToast } from '#design-system'
import type { Language } from '#contract/locales'

const texts = {
  zh: { copy: '复制', copied: '已复制', refused: '浏览器不允许复制' },
  en: { copy: 'Copy', copied: 'Copied', refused: 'The browser does not allow copying' },
}

interface CopyButtonProps {
  /** What is put on the clipboard. */
  value: string
  /** What it is, if `value` alone does not say it: 'text, dark'. */
  of?: string
  language: Language
}

/** Copies one name or value and says so, to screen readers too. Stands below a ToastProvider. */
export function CopyButton({ value, of, language }: CopyButtonProps) {
  const words = texts[language]
  const toast = useToast()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(value)
    setCopied(done)
    toast({ text: done ? `${words.copied} ${value}` : words.refused, tone: done ? 'success' : 'error' })
  }
  return (
    <IconButton
      label={`${words.copy} ${value}${of === undefined ? '' : ` (${of})`}`}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? <Check /> : <Copy />}
    </IconButton>
  )
}
