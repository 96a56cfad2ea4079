import { memo, Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import type { Language } from '#contract/patterns'
import { LandingHero, LandingSection, Text } from '#design-system'
import { landingTexts } from '../model/texts.ts'
import type { LandingTexts } from '../model/texts.ts'
import { useDemo } from '../model/useDemo.ts'
import { useLandingLanguage } from '../model/useLandingLanguage.ts'
import { useAccount } from '../model/useAccount.ts'
import { AnswerBed } from './AnswerBed.tsx'
import { Growth } from './Growth.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { Pictures } from './Pictures.tsx'
import { Plans } from './Plans.tsx'
import { SampleQuestions } from './SampleQuestions.tsx'
import { DemoButton, Welcome } from './Welcome.tsx'

export interface LandingProps {
  /** The language in which the page was drawn before it reached the browser. */
  language: Language
  /** Goes to another document; the browser's own way unless a story looks on. */
  go?: (address: string) => void
}

/**
 * A part that React hydrates by itself (selective hydration): it gives the thread back between parts, and a press hydrates its own part at once. A part is
 * rendered again for other props alone, since a boundary that is rendered again before its turn is hydrated at once.
 */
function inPart<Props extends object>(Content: ComponentType<Props>) {
  return memo(function Part(props: Props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    )
  })
}

const Header = inPart(LandingHeader)
const Bed = inPart(AnswerBed)
const Questions = inPart(SampleQuestions)
const Words = inPart(Welcome)
const Foot = inPart(LandingFooter)
const Below = inPart(({ texts }: { texts: LandingTexts }) => (
  <>
    <LandingSection title={texts.growthTitle}>
      <Growth texts={texts} />
    </LandingSection>
    <LandingSection title={texts.picturesTitle}>
      <Text color="textSecondary">{texts.picturesText}</Text>
      <Pictures texts={texts} />
    </LandingSection>
    <LandingSection title={texts.plansTitle}>
      <Plans texts={texts} />
    </LandingSection>
  </>
))

/** The first page: what this is, questions whose answers plant plants, the ways in, and what grows from there. The price comes last. */
export function Landing({ language: drawn, go }: LandingProps) {
  const account = useAccount()
  const [language, chooseLanguage] = useLandingLanguage(drawn, account?.ui_language)
  const texts = landingTexts[language]
  const demo = useDemo(language, texts.demoFailed, go)
  const signedIn = account !== undefined && account.role !== 'guest'
  /** The words that were answered right, each of which is a plant now. */
  const [grown, setGrown] = useState<readonly string[]>([])
  const more = (
    <DemoButton demo={demo} busyLabel={texts.starting}>
      {texts.playLevel}
    </DemoButton>
  )
  return (
    <>
      <Header texts={texts} language={language} onLanguage={chooseLanguage} signedIn={signedIn} />
      <main>
        <LandingHero
          title={texts.title}
          bed={<Bed texts={texts} grown={grown} />}
          question={<Questions texts={texts} language={language} more={more} grown={grown} onGrown={setGrown} />}
        >
          <Words texts={texts} account={account} demo={demo} />
        </LandingHero>
        <Below texts={texts} />
      </main>
      <Foot texts={texts} />
    </>
  )
}
