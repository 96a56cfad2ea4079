import { memo, Suspense, useState } from 'react'
import type { Language } from '#contract/patterns'
import { LandingHero, LandingSection, Text } from '#design-system'
import { landingTexts } from '../model/texts.ts'
import type { LandingTexts } from '../model/texts.ts'
import { useDemo } from '../model/useDemo.ts'
import { useLandingLanguage } from '../model/useLandingLanguage.ts'
import { useVisitor } from '../model/useVisitor.ts'
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

/** The first page: what this is, questions whose answers plant plants, the ways in, and what grows from there. The price comes last. */
export function Landing({ language: drawn, go }: LandingProps) {
  const visitor = useVisitor()
  const account = visitor === 'anonymous' ? undefined : visitor
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
      <LandingHeader texts={texts} language={language} onLanguage={chooseLanguage} signedIn={signedIn} />
      <main>
        <LandingHero
          title={texts.title}
          bed={<AnswerBed texts={texts} grown={grown} />}
          question={<SampleQuestions texts={texts} language={language} more={more} grown={grown} onGrown={setGrown} />}
        >
          <Welcome texts={texts} visitor={visitor} demo={demo} />
        </LandingHero>
        <Below texts={texts} />
      </main>
      <Foot texts={texts} />
    </>
  )
}

// What stands below the question comes to life after it, by itself: it is drawn anew for another language alone, since a boundary that is
// drawn anew before it lives is brought to life at once.

const Below = memo(function Below({ texts }: { texts: LandingTexts }) {
  return (
    <Suspense>
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
    </Suspense>
  )
})

const Foot = memo(function Foot({ texts }: { texts: LandingTexts }) {
  return (
    <Suspense>
      <LandingFooter texts={texts} />
    </Suspense>
  )
})
