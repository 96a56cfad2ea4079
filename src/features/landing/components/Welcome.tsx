import { routes } from '#contract/pages/landing-routes'
import { Button, LandingActions, LandingWelcome, Text } from '#design-system'
import type { Account } from '../api/account.ts'
import { fill } from '../model/texts.ts'
import type { LandingTexts } from '../model/texts.ts'
import type { Demo } from '../model/useDemo.ts'

export interface WelcomeProps {
  texts: LandingTexts
  account: Account | undefined
  demo: Demo
}

/** What this is, and the way in: the demo for those who come, their own garden for those who come back. */
export function Welcome({ texts, account, demo }: WelcomeProps) {
  const learner = account?.role === 'guest' ? undefined : account
  return (
    <LandingWelcome lead={texts.lead}>
      {learner ? (
        <Button to={routes.home()}>{texts.continue}</Button>
      ) : (
        <LandingActions>
          <DemoButton demo={demo} busyLabel={texts.starting}>
            {texts.tryDemo}
          </DemoButton>
          <Button variant="secondary" to={routes.signIn()}>
            {texts.signIn}
          </Button>
        </LandingActions>
      )}
      <Text variant="body2" color="textSecondary" role="status">
        {learner ? fill(texts.welcome, { name: learner.username }) : texts.demoNote}
      </Text>
      {demo.error && (
        <Text variant="body2" color="error" role="alert">
          {demo.error}
        </Text>
      )}
    </LandingWelcome>
  )
}

/** Starts the demo. Until the page answers it is a link to the home screen, which offers the demo too. */
export function DemoButton({ demo, busyLabel, children }: { demo: Demo; busyLabel: string; children: string }) {
  return (
    <Button
      to={routes.home()}
      loading={demo.starting}
      loadingLabel={busyLabel}
      aria-busy={demo.starting}
      onClick={(event) => {
        event.preventDefault()
        demo.start()
      }}
    >
      {children}
    </Button>
  )
}
