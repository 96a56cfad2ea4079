import { useContext } from 'react'
import { Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { componentPath, groupTexts } from './component-groups.ts'
import type { ComponentGroup } from './component-groups.ts'
import { DocsLink } from './DocsLink.tsx'
import type { ComponentGuide } from './guide.ts'
import './docs.css'
import { pageTexts } from './page-texts.ts'
import { Anatomy } from './parts/Anatomy.tsx'
import { ExamplePairs } from './parts/ExamplePairs.tsx'
import { InlineText } from './parts/InlineText.tsx'
import { StoryExample } from './parts/StoryExample.tsx'
import { StatusBadge } from './parts/StatusBadge.tsx'
import { TokenTable } from './parts/TokenTable.tsx'
import { statusOf } from './status.ts'
import { useDocsLanguage } from './useToolbar.ts'

function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <InlineText>{text}</InlineText>
        </li>
      ))}
    </ul>
  )
}

function Heading({ name }: { name: keyof typeof pageTexts }) {
  const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return <h2 id={id}>{pageTexts[name][useDocsLanguage()]}</h2>
}

/** The page of a component: guidance before props, in the same order for all. The stories give the guide as `parameters.guide`. */
export function ComponentPage() {
  const language = useDocsLanguage()
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const primary = useContext(DocsContext).storyById()
  const guide = preparedMeta.parameters['guide'] as ComponentGuide
  const [name = '', group = ''] = preparedMeta.title.split('/').reverse()
  const status = statusOf(primary.tags)
  return (
    <>
      <p className="docs-group">{groupTexts[group as ComponentGroup][language]}</p>
      <h1 className="docs-title">
        {name} {status && <StatusBadge status={status} language={language} />}
      </h1>
      <p className="docs-summary">
        <InlineText>{guide.summary[language]}</InlineText>
      </p>
      <StoryExample of={primary.moduleExport} />

      <Heading name="whenToUse" />
      <Sentences texts={guide.whenToUse.map((text) => text[language])} />
      <h3>{pageTexts.whenNotToUse[language]}</h3>
      <ul>
        {guide.whenNotToUse.map(({ use, ...text }) => (
          <li key={text[language]}>
            <InlineText>{text[language]}</InlineText>{' '}
            {use && (
              <>
                {pageTexts.use[language]} <DocsLink to={componentPath(use)}>{use}</DocsLink>
              </>
            )}
          </li>
        ))}
      </ul>
      <Heading name="pairs" />
      <ExamplePairs pairs={guide.pairs} language={language} />
      <Heading name="anatomy" />
      <Anatomy anatomy={guide.anatomy} language={language} />
      <Heading name="content" />
      <Sentences texts={guide.content.map((text) => text[language])} />
      <Heading name="accessibility" />
      <Sentences texts={guide.accessibility.map((text) => text[language])} />

      {Object.keys(guide.variations).length > 0 && <Heading name="variations" />}
      {Object.entries(guide.variations).map(([story, text]) => (
        <section key={story}>
          <p>
            <InlineText>{text[language]}</InlineText>
          </p>
          <StoryExample of={csfFile.moduleExports[story]} />
        </section>
      ))}
      <Heading name="tokens" />
      <TokenTable tokens={guide.tokens} />
      <Heading name="props" />
      <p>{pageTexts.propsLead[language]}</p>
      <StoryExample of={primary.moduleExport} />
      <Controls of={primary.moduleExport} />
    </>
  )
}
