import { DocsLink } from '../DocsLink.tsx'
import { news } from '../news.ts'
import { useDocsLanguage } from '../useToolbar.ts'

/** What changed last, each with the page that shows it. */
export function News() {
  const language = useDocsLanguage()
  return (
    <ul>
      {news.map(({ text, path }) => (
        <li key={path}>
          <DocsLink to={path}>{text[language]}</DocsLink>
        </li>
      ))}
    </ul>
  )
}
