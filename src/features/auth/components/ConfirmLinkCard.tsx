import { useState } from 'react'
import type { ReactNode } from 'react'
import { AuthCard, Button, Stack } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { FormErrors } from './FormErrors.tsx'

interface LinkPressProps<Answer> {
  /** The logo in its link. */
  logo: ReactNode
  /** What the press does, what is said meanwhile, and the heading when the link is over. */
  words: Readonly<Record<'title' | 'text' | 'press' | 'pressing' | 'failedTitle', string>>
  press: () => Promise<Answer>
  /** The page when it is done. */
  done: (answer: Answer) => ReactNode
  /** A way on when the link is over. */
  wayOn: ReactNode
}

/** Confirms a mailed link by a press: mail scanners open links, but press no buttons. */
export function ConfirmLinkCard<Answer>({ logo, words, press, done, wayOn }: LinkPressProps<Answer>) {
  const [result, setResult] = useState<{ answer: Answer }>()
  const { run, pending, error } = useAsyncAction(async () => setResult({ answer: await press() }))
  if (result) return done(result.answer)
  const over = error !== undefined && !error.isPassing
  return (
    <AuthCard logo={logo} title={over ? words.failedTitle : words.title} lead={over ? undefined : words.text}>
      <Stack spacing={5}>
        <FormErrors faults={error ? [error.message] : []} />
        {over ? (
          wayOn
        ) : (
          <Button fullWidth loading={pending} loadingLabel={words.pressing} onClick={() => void run()}>
            {words.press}
          </Button>
        )}
      </Stack>
    </AuthCard>
  )
}
