import { componentPath } from '../../docs/component-groups.ts'
import { DocsLink } from '../../docs/DocsLink.tsx'
import { InlineText } from '../../docs/parts/InlineText.tsx'
import { useDocsLanguage } from '../../docs/useToolbar.ts'
import { ariaPatterns } from './aria-patterns.ts'

const texts = {
  line: { zh: '规范', en: 'The pattern' },
  here: { zh: '我们', en: 'Here' },
  test: { zh: '由哪个 story 证明', en: 'Proved by' },
  same: { zh: '一样', en: 'The same' },
}

/** The ARIA patterns line by line, with what is otherwise here and the story that proves each line. */
export function AriaPatterns() {
  const language = useDocsLanguage()
  return ariaPatterns.map(({ name, lines }) => (
    <section key={name.en}>
      <h3>{name[language]}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.line[language]}</th>
            <th scope="col">{texts.here[language]}</th>
            <th scope="col">{texts.test[language]}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, deviation, component, story }) => (
            <tr key={line.en}>
              <td>
                <InlineText>{line[language]}</InlineText>
              </td>
              <td>{deviation ? <InlineText>{deviation[language]}</InlineText> : texts.same[language]}</td>
              <td>
                <DocsLink to={componentPath(component)}>{component}</DocsLink> {story}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}
