import { Check, X } from 'lucide-react'
import type { Language } from '#contract/locales'
import type { ComponentGuide, Example } from '../guide.ts'
import { pageTexts } from '../page-texts.ts'
import { Figure } from './Figure.tsx'
import { InlineText } from './InlineText.tsx'

interface VerdictProps {
  example: Example
  verdict: 'do' | 'doNot'
  language: Language
}

function Verdict({ example, verdict, language }: VerdictProps) {
  return (
    <figure className="docs-verdict" data-verdict={verdict}>
      <Figure picture={example.picture} language={language} />
      <figcaption>
        <strong>
          {verdict === 'do' ? <Check aria-hidden /> : <X aria-hidden />}
          {pageTexts[verdict][language]}
        </strong>
        <span>
          <InlineText>{example.text[language]}</InlineText>
        </span>
      </figcaption>
    </figure>
  )
}

/** What to do and what not to do, side by side. */
export function ExamplePairs({ pairs, language }: { pairs: ComponentGuide['pairs']; language: Language }) {
  return pairs.map((pair) => (
    <div className="docs-pair" key={pair.do.text[language]}>
      <Verdict example={pair.do} verdict="do" language={language} />
      <Verdict example={pair.doNot} verdict="doNot" language={language} />
    </div>
  ))
}
