import type { CSSProperties } from 'react'
import { pageTexts } from '../page-texts.ts'
import { isColorToken, tokenValue } from '../tokens.ts'
import type { TokenName } from '../tokens.ts'
import { useToolbar } from '../useToolbar.ts'
import { CopyText } from './CopyText.tsx'

/** Tokens with their values in the toolbar's display mode; name and value can be copied. */
export function TokenTable({ tokens }: { tokens: readonly TokenName[] }) {
  const { language, displayMode } = useToolbar()
  return (
    <table className="docs-tokens">
      <thead>
        <tr>
          <th scope="col">{pageTexts.token[language]}</th>
          <th scope="col">{pageTexts.value[language]}</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((name) => {
          const value = tokenValue(name, displayMode)
          return (
            <tr key={name}>
              <th scope="row">
                <CopyText text={name} language={language} />
              </th>
              <td>
                {isColorToken(name) && (
                  <span className="docs-swatch" aria-hidden style={{ '--swatch': value } as CSSProperties} />
                )}
                <CopyText text={value} language={language} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
