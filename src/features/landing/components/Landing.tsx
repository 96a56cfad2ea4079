import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '#contract/patterns'
import { Box, Container, Grove, Text } from '#design-system'
import { landingTexts } from '../model/texts.ts'
import { useDemo } from '../model/useDemo.ts'
import { useLandingLanguage } from '../model/useLandingLanguage.ts'
import { useVisitor } from '../model/useVisitor.ts'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { Plans } from './Plans.tsx'
import { Reasons } from './Reasons.tsx'
import { SampleQuestions } from './SampleQuestions.tsx'
import { DemoButton, Welcome } from './Welcome.tsx'

export interface LandingProps {
  /** The language in which the page was drawn before it reached the browser. */
  language: Language
  /** Goes to another document; the browser's own way unless a story looks on. */
  go?: (address: string) => void
}

const hero = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 8, lg: 16 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 27rem)' },
  paddingBlock: { xs: 4, md: 8 },
}

/** The first page: what this is, a question to play at once, and the ways in. */
export function Landing({ language: drawn, go }: LandingProps) {
  const visitor = useVisitor()
  const account = visitor === 'anonymous' ? undefined : visitor
  const [language, chooseLanguage] = useLandingLanguage(drawn, account?.ui_language)
  const texts = landingTexts[language]
  const demo = useDemo(language, texts.demoFailed, go)
  const signedIn = account !== undefined && account.role !== 'guest'
  const more = (
    <DemoButton demo={demo} busyLabel={texts.starting}>
      {texts.playLevel}
    </DemoButton>
  )
  return (
    <>
      <LandingHeader texts={texts} language={language} onLanguage={chooseLanguage} signedIn={signedIn} />
      <Box component="main">
        <Container sx={hero}>
          <Welcome texts={texts} visitor={visitor} demo={demo} />
          <SampleQuestions texts={texts} language={language} more={more} />
        </Container>
        {/* Comes to life after what stands above, so that the question answers sooner. */}
        <Suspense>
          <Section title={texts.reasonsTitle}>
            <Reasons texts={texts} />
          </Section>
          <Section title={texts.plansTitle}>
            <Plans texts={texts} />
          </Section>
        </Suspense>
      </Box>
      <Suspense>
        <Box sx={{ marginTop: { xs: 6, md: 12 } }}>
          <Grove />
        </Box>
        <LandingFooter texts={texts} />
      </Suspense>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container component="section" sx={{ display: 'grid', gap: { xs: 5, md: 8 }, paddingBlock: { xs: 7, md: 10 } }}>
      <Text variant="h2">{title}</Text>
      {children}
    </Container>
  )
}
