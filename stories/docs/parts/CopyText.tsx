import { useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { copyText } from '#design-system'
import type { Language } from '#contract/locales'
import { pageTexts } from '../page-texts.ts'

interface CopyTextProps {
  text: string
  language: Language
}

/** A value that one press puts on the clipboard. */
export function CopyText({ text, language }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(text))
  return (
    <button type="button" className="docs-copy" onClick={() => void copy()} onBlur={() => setCopied(false)}>
      <code>{text}</code>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span className="docs-hidden" role="status">
        {isCopied && pageTexts.copied[language]}
      </span>
      <span className="docs-hidden">{pageTexts.copy[language]}</span>
    </button>
  )
}
